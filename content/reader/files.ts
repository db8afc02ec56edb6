import { z } from 'zod';
import { aboutSchema } from '../model/about/schema';
import { articleSchema } from '../model/articles/schema';
import { bookingSchema } from '../model/booking/schema';
import { claimsSchema, clinicSchema, townsSchema } from '../model/clinic/schema';
import { doctorSchema } from '../model/doctors/schema';
import { emergenciesSchema } from '../model/emergencies/schema';
import { englishSchema } from '../model/english/schema';
import { equipmentSchema } from '../model/equipment/schema';
import { list, stated, text } from '../fields/fields';
import { insurerSchema } from '../model/insurers/schema';
import { directorMessageSchema, managerSchema } from '../model/management/schema';
import { moveSchema } from '../model/moves/schema';
import { noticeSchema } from '../model/notices/schema';
import { hoursSchema } from '../model/opening-hours/schema';
import { legalSchema, pagesSchema } from '../model/pages/schema';
import { practicalSchema, pricesSchema } from '../model/practical/schema';
import { practitionerSchema } from '../model/practitioners/schema';
import type { ContentReader } from './content-reader';
import type { ReadOnly } from '../fields/read-only';
import { serviceSchema } from '../model/services/schema';
import { specialtySchema } from '../model/specialties/schema';
import { testimonialSchema } from '../model/testimonials/schema';

const listOf = <Schema extends z.ZodType>(entry: Schema, title: string) =>
  list(entry).describe(title);

/** Alternative texts, except those of doctors and insurers. */
const pictureTexts = z
  .record(z.string().describe('Image'), text(120, 10).describe('Ce qu’on y voit'))
  .prefault({})
  .describe('Ce que montrent les images');

/** The only list of files and schemas, in the order of the editor's menu. */
export function everythingFrom(reader: Pick<ContentReader, 'file' | 'folder'>) {
  return {
    doctors: reader.folder('medecins', doctorSchema),
    specialties: reader.folder('specialites', stated(specialtySchema)),
    articles: reader.folder('articles', stated(articleSchema)),
    notices: reader.file('avis.yaml', listOf(noticeSchema, 'Avis en haut des pages')),
    prices: reader.file('prix.yaml', pricesSchema),
    hours: reader.file('horaires.yaml', hoursSchema),
    practical: reader.file('infos-pratiques.yaml', practicalSchema),
    insurers: reader.file('assurances.yaml', listOf(stated(insurerSchema), 'Assurances')),
    clinic: reader.file('clinique.yaml', clinicSchema),
    emergencies: reader.file('urgences.yaml', emergenciesSchema),
    services: reader.file('services.yaml', listOf(stated(serviceSchema), 'Cartes de services')),
    equipment: reader.file(
      'equipements.yaml',
      listOf(stated(equipmentSchema), 'Plateau technique'),
    ),
    testimonials: reader.file('temoignages.yaml', listOf(stated(testimonialSchema), 'Témoignages')),
    management: reader.file('direction.yaml', listOf(stated(managerSchema), 'Direction')),
    directorMessage: reader.file('mot-du-directeur.yaml', stated(directorMessageSchema).optional()),
    about: reader.file('a-propos.yaml', aboutSchema),
    claims: reader.file('chiffres.yaml', claimsSchema),
    booking: reader.file('rendez-vous.yaml', bookingSchema),
    pages: reader.file('pages.yaml', pagesSchema),
    english: reader.file('english.yaml', englishSchema),
    legal: reader.file('mentions.yaml', legalSchema),
    practitioners: reader.file(
      'praticiens.yaml',
      listOf(practitionerSchema, 'Démonstration du rendez-vous'),
    ),
    moves: reader.file('adresses.yaml', listOf(moveSchema, 'Adresses qui ont changé')),
    pictures: reader.file('images.yaml', pictureTexts),
    towns: reader.file('villes.yaml', townsSchema),
  };
}

export type Content = ReadOnly<ReturnType<typeof everythingFrom>>;
