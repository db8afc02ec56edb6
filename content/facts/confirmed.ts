import { isConfirmed } from '../fields/stated';
import { content } from '../reader/content';
import * as about from './about';
import * as articles from './articles';
import * as booking from './booking';
import * as claims from './claims';
import * as clinic from './clinic';
import * as doctors from './doctors';
import * as emergencies from './emergencies';
import * as equipment from './equipment';
import * as insurers from './insurers';
import * as legal from './legal';
import * as management from './management';
import * as openingHours from './opening-hours';
import * as practical from './practical';
import * as services from './services';
import * as specialties from './specialties';
import * as testimonials from './testimonials';

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

/** French nouns for the unconfirmed facts that visitors are most likely to believe. */
export const examples = Object.entries({
  téléphones: [clinic.clinicFacts.phones, clinic.clinicFacts.chatNumber],
  adresse: [clinic.clinicFacts.address, clinic.clinicFacts.geo],
  [`${clinic.clinic.noun}s`]: doctors,
  prix: practical.practical.prices,
  partenaires: insurers,
}).flatMap(([noun, facts]) => (isConfirmed(facts) ? [] : [noun]));

/** Returns, by file, the facts that a public build omits until they are verified. */
export const mayBeLeftOut = () => ({
  'content/facts/articles.ts': content.articles.map(([, article]) => article),
  'content/facts/doctors.ts': content.doctors.map(([, doctor]) => doctor),
  'content/facts/equipment.ts': content.equipment,
  'content/facts/insurers.ts': content.insurers,
  'content/facts/management.ts': content.management,
  'content/facts/practical.ts': [content.practical, content.prices],
  'content/facts/testimonials.ts': content.testimonials,
});

export { remarks } from '../reader/content';
