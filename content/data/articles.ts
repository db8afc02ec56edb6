import type { Article } from '../model/article';
import type { Stated } from '../model/stated';
import { bloodPressureAtHome } from './articles/mesurer-sa-tension';
import { feverOfChildren } from './articles/fievre-chez-l-enfant';
import { firstAntenatalVisit } from './articles/premiere-cpn';
import type { DoctorName } from './doctors';
import type { SituationId } from './emergencies';
import type { PictureFile } from './pictures';
import type { ServiceIcon } from './services';
import type { SpecialtyId } from './specialties';

/** The health notes, newest first: one file each in `articles/`. The home page shows the first three (specification § 2). */
export const articles: readonly Stated<
  Article<PictureFile, SpecialtyId, DoctorName, SituationId, ServiceIcon>
>[] = [feverOfChildren, bloodPressureAtHome, firstAntenatalVisit];
