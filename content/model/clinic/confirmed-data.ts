import { isConfirmed } from './stated';
import { content } from '../../reader/content';
import * as about from '../about/data';
import * as articles from '../articles/data';
import * as booking from '../booking/data';
import * as claims from './claims-data';
import * as clinic from './data';
import * as doctors from '../doctors/data';
import * as emergencies from '../emergencies/data';
import * as equipment from '../equipment/data';
import * as insurers from '../insurers/data';
import * as legal from '../pages/legal-data';
import * as management from '../management/data';
import * as openingHours from '../opening-hours/data';
import * as practical from '../practical/data';
import * as services from '../services/data';
import * as specialties from '../specialties/data';
import * as testimonials from '../testimonials/data';

export const siteIsConfirmed = isConfirmed([
  about,
  articles,
  booking,
  claims,
  clinic,
  doctors,
  emergencies,
  equipment,
  insurers,
  legal,
  management,
  openingHours,
  practical,
  services,
  specialties,
  testimonials,
]);

/** Unconfirmed facts that visitors are most likely to believe. */
export const examples = Object.entries({
  téléphones: [clinic.clinicFacts.phones, clinic.clinicFacts.chatNumber],
  adresse: [clinic.clinicFacts.address, clinic.clinicFacts.geo],
  médecins: doctors,
  prix: practical.practical.prices,
  partenaires: insurers,
}).flatMap(([noun, facts]) => (isConfirmed(facts) ? [] : [noun]));

/** What a public build omits until it is verified. */
export const mayBeLeftOut = () => ({
  'content/model/articles/data.ts': content.articles.map(([, article]) => article),
  'content/model/doctors/data.ts': content.doctors.map(([, doctor]) => doctor),
  'content/model/equipment/data.ts': content.equipment,
  'content/model/insurers/data.ts': content.insurers,
  'content/model/management/data.ts': content.management,
  'content/model/practical/data.ts': [content.practical, content.prices],
  'content/model/testimonials/data.ts': content.testimonials,
});

/** French messages about content that may be right but should be checked. */
export { remarks } from '../../reader/content';
