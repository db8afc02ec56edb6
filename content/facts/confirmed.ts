import { isConfirmed } from '../fields/stated';
import { content, isPublic, toVerify } from '../reader/content';
import { articles } from './articles';
import { clinic, clinicFacts } from './clinic';
import { doctors } from './doctors';
import { situations } from './emergencies';
import { insurers } from './insurers';
import { practical } from './practical';

/** A public build omits what nobody has verified, or stops. */
export const siteIsConfirmed = isPublic || toVerify.length === 0;

/** French nouns for the unconfirmed facts that visitors are most likely to believe. */
export const examples = Object.entries({
  téléphones: [clinicFacts.phones, clinicFacts.chatNumber],
  adresse: [clinicFacts.address, clinicFacts.geo],
  [`${clinic.noun}s`]: doctors,
  prix: practical.prices,
  partenaires: insurers,
  conseils: [articles, situations.map(({ signed }) => ({ confirmed: signed ? 'oui' : 'non' }))],
}).flatMap(([noun, facts]) => (isConfirmed(facts) ? [] : [noun]));

export { content, toVerify };
export { remarks } from '../reader/content';
