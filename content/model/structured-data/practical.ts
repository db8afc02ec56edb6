import type { Language, MedicalClinic } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import type { PhoneRole } from '../clinic/phone';
import { callFor, type Purpose } from '../clinic/ways';
import type { Doctor } from '../doctors/doctor';
import { speakers } from '../doctors/languages';
import type { Practical } from '../practical/practical';
import { priceLabel, priceRange } from '../practical/price';

type PracticalData = Pick<
  Exclude<MedicalClinic, string>,
  'contactPoint' | 'currenciesAccepted' | 'knowsLanguage' | 'paymentAccepted' | 'priceRange'
>;

const language = (name: string): Language => ({ '@type': 'Language', name });

/** Google defines the first three. */
const contactTypes: Record<PhoneRole, string> = {
  urgences: 'emergency',
  standard: 'customer service',
  'rendez-vous': 'reservations',
  laboratoire: 'laboratory',
};

const pointOf = (role: PhoneRole, telephone: string) => ({
  '@type': 'ContactPoint' as const,
  contactType: contactTypes[role],
  telephone,
});

function contactPoints({ emergencies, languages }: Practical, clinic: Pick<Clinic, 'phones'>) {
  const numberFor = (purpose: Purpose) => callFor(clinic, purpose).href.replace('tel:', '');
  const ofBlocks = [
    ...(emergencies ? [pointOf('urgences', numberFor('emergency'))] : []),
    ...(languages
      ? [
          {
            ...pointOf('standard', numberFor('question')),
            availableLanguage: languages.atFrontDesk.map(language),
          },
        ]
      : []),
  ];
  const known = ofBlocks.map(({ telephone }) => telephone);
  const others = clinic.phones.flatMap(({ number, role }) =>
    role === undefined || known.includes(number) ? [] : [pointOf(role, number)],
  );
  return [...ofBlocks, ...others];
}

/** Leaves out absent blocks. */
export function practicalData(
  practical: Practical,
  clinic: Pick<Clinic, 'phones' | 'currency'>,
  doctors: readonly Pick<Doctor, 'name' | 'languages'>[],
): PracticalData {
  const { prices, payments, languages } = practical;
  const points = contactPoints(practical, clinic);
  const spoken = speakers(doctors);
  const range = prices && priceRange(prices.consultations);
  return {
    ...(range && { priceRange: priceLabel(range) }),
    ...((prices ?? payments) && { currenciesAccepted: clinic.currency }),
    ...(payments && { paymentAccepted: payments.methods.join(', ') }),
    ...(points.length > 0 && { contactPoint: points }),
    ...(languages &&
      spoken.length > 0 && { knowsLanguage: spoken.map(({ language: name }) => language(name)) }),
  };
}
