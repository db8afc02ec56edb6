import { isConfirmed } from '../model/stated';
import { content } from '../reader/content';
import * as about from '../model/about/data';
import * as articles from '../model/articles/data';
import * as booking from '../model/booking/data';
import * as claims from './claims';
import * as clinic from './clinic';
import * as doctors from '../model/doctors/data';
import * as emergencies from '../model/emergencies/data';
import * as equipment from '../model/equipment/data';
import * as insurers from '../model/insurers/data';
import * as legal from './legal';
import * as management from '../model/management/data';
import * as openingHours from '../model/opening-hours/data';
import * as pages from './pages';
import * as practical from '../model/practical/data';
import * as services from '../model/services/data';
import * as specialties from '../model/specialties/data';
import * as testimonials from '../model/testimonials/data';

/** Whether every fact of the site is confirmed. */
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
  pages,
  practical,
  services,
  specialties,
  testimonials,
]);

/** French nouns for the unconfirmed facts that visitors would most easily take for true. */
export const examples = Object.entries({
  téléphones: [clinic.clinicFacts.phones, clinic.clinicFacts.chatNumber],
  adresse: [clinic.clinicFacts.address, clinic.clinicFacts.geo],
  médecins: doctors,
  prix: practical.practical.prices,
  partenaires: insurers,
}).flatMap(([noun, facts]) => (isConfirmed(facts) ? [] : [noun]));

/** Facts that a public build omits until somebody has verified them, by the path of their module. */
export const mayBeLeftOut = () => ({
  'content/model/articles/data.ts': content.articles.map(([, article]) => article),
  'content/model/doctors/data.ts': content.doctors.map(([, doctor]) => doctor),
  'content/model/equipment/data.ts': content.equipment,
  'content/model/insurers/data.ts': content.insurers,
  'content/model/management/data.ts': content.management,
  'content/model/practical/data.ts': [content.practical, content.prices],
  'content/model/testimonials/data.ts': content.testimonials,
});
