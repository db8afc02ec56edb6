import type { ContactPoint, Language, MedicalClinic } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { speakers } from '../doctors/languages';
import type { Practical } from '../practical/practical';
import { priceLabel, priceRange } from '../practical/price';

type PracticalData = Pick<
  Exclude<MedicalClinic, string>,
  'contactPoint' | 'currenciesAccepted' | 'knowsLanguage' | 'paymentAccepted' | 'priceRange'
>;

const language = (name: string): Language => ({ '@type': 'Language', name });

function contactPoints(
  { emergencies, languages }: Practical,
  [telephone]: Clinic['phones'],
): ContactPoint[] {
  return [
    ...(emergencies
      ? [{ '@type': 'ContactPoint' as const, contactType: 'emergency', telephone }]
      : []),
    ...(languages
      ? [
          {
            '@type': 'ContactPoint' as const,
            contactType: 'customer service',
            telephone,
            availableLanguage: languages.atFrontDesk.map(language),
          },
        ]
      : []),
  ];
}

/** Leaves out absent blocks. */
export function practicalData(
  practical: Practical,
  { phones }: Pick<Clinic, 'phones'>,
  doctors: readonly Pick<Doctor, 'name' | 'languages'>[],
): PracticalData {
  const { prices, payments, languages } = practical;
  const points = contactPoints(practical, phones);
  const spoken = speakers(doctors);
  return {
    ...(prices && { priceRange: priceLabel(priceRange(prices.consultations)) }),
    ...((prices ?? payments) && { currenciesAccepted: 'XOF' }),
    ...(payments && { paymentAccepted: payments.methods.join(', ') }),
    ...(points.length > 0 && { contactPoint: points }),
    ...(languages &&
      spoken.length > 0 && { knowsLanguage: spoken.map(({ language: name }) => language(name)) }),
  };
}
