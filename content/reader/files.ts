import { z } from 'zod';
import { aboutSchema } from '../model/about/schema';
import { articleSchema } from '../model/articles/schema';
import { bookingSchema } from '../model/booking/schema';
import { planSchema } from '../model/access-plan/schema';
import { claimsSchema, clinicSchema } from '../model/clinic/schema';
import { doctorSchema } from '../model/doctors/schema';
import { emergenciesSchema } from '../model/emergencies/schema';
import { equipmentSchema } from '../model/equipment/schema';
import { stated, text } from './fields';
import { insurerSchema } from '../model/insurers/schema';
import { directorMessageSchema, managerSchema } from '../model/management/schema';
import { moveSchema } from '../model/moves/schema';
import { noticeSchema } from '../model/notices/schema';
import { hoursSchema } from '../model/opening-hours/schema';
import { legalSchema, pagesSchema } from '../model/pages/schema';
import { practicalSchema, pricesSchema } from '../model/practical/schema';
import { practitionerSchema } from '../model/practitioners/schema';
import type { ContentReader } from './content-reader';
import type { ReadOnly } from './read-only';
import { serviceSchema } from '../model/services/schema';
import { specialtySchema } from '../model/specialties/schema';
import { testimonialSchema } from '../model/testimonials/schema';

/** The only list of files and schemas. */
export function everythingFrom(reader: Pick<ContentReader, 'file' | 'folder'>) {
  return {
    about: reader.file('a-propos.yaml', aboutSchema),
    articles: reader.folder('articles', stated(articleSchema)),
    booking: reader.file('rendez-vous.yaml', bookingSchema),
    claims: reader.file('chiffres.yaml', claimsSchema),
    clinic: reader.file('clinique.yaml', clinicSchema),
    directorMessage: reader.file('mot-du-directeur.yaml', stated(directorMessageSchema).optional()),
    doctors: reader.folder('medecins', stated(doctorSchema)),
    emergencies: reader.file('urgences.yaml', emergenciesSchema),
    equipment: reader.file('equipements.yaml', z.array(stated(equipmentSchema))),
    hours: reader.file('horaires.yaml', hoursSchema),
    insurers: reader.file('assurances.yaml', z.array(stated(insurerSchema))),
    legal: reader.file('mentions.yaml', legalSchema),
    management: reader.file('direction.yaml', z.array(stated(managerSchema))),
    moves: reader.file('adresses.yaml', z.array(moveSchema)),
    /** Alternative texts, except those of doctors and insurers. */
    pictures: reader.file('images.yaml', z.record(z.string(), text(120, 10))),
    notices: reader.file('avis.yaml', z.array(noticeSchema)),
    pages: reader.file('pages.yaml', pagesSchema),
    plan: reader.file('plan.yaml', planSchema.optional()),
    practical: reader.file('infos-pratiques.yaml', practicalSchema),
    practitioners: reader.file('praticiens.yaml', z.array(practitionerSchema)),
    prices: reader.file('prix.yaml', pricesSchema),
    services: reader.file('services.yaml', z.array(stated(serviceSchema))),
    specialties: reader.folder('specialites', stated(specialtySchema)),
    testimonials: reader.file('temoignages.yaml', z.array(stated(testimonialSchema))),
  };
}

export type Content = ReadOnly<ReturnType<typeof everythingFrom>>;
