import type { Finding } from '../../fields/finding';
import { callingCodeOf, isAssigned } from '../../fields/telephone';
import type { EmergencyText } from '../emergencies/schema';
import type { ClinicFacts } from './schema';

const numbersOf = ({ phones, chatNumber }: ClinicFacts) => [
  ...phones.is.map(({ number }, index) => ({ number, path: ['phones', 'is', index] })),
  ...(chatNumber ? [{ number: chatNumber.is.number, path: ['chatNumber', 'is'] }] : []),
];

/** Returns the clinic's telephone numbers that do not belong to its country. */
export function foreignNumbers(clinic: ClinicFacts): Finding[] {
  const { country, countryCode } = clinic.address.is;
  const code = callingCodeOf(countryCode);
  return numbersOf(clinic)
    .filter(({ number }) => code !== undefined && !number.startsWith(code))
    .map(({ number, path }) => ({
      path,
      sentence: `« ${number} » n’est pas un numéro d’ici : l’indicatif de « ${country} » (${countryCode}) est ${code}`,
    }));
}

/** Returns the clinic's telephone numbers that no country gives. */
export const unassignedNumbers = (clinic: ClinicFacts): Finding[] =>
  numbersOf(clinic)
    .filter(({ number }) => !isAssigned(number))
    .map(({ number, path }) => ({
      path,
      sentence: `« ${number} » : aucun numéro ne commence ainsi dans ce pays ; appelez-le une fois`,
    }));

export const notReceived =
  '« urgences.yaml » ne dit pas que la clinique reçoit les urgences (« received: oui »)';

/** Returns the telephones with the role « urgences »: the clinic does not say that it receives emergencies. */
export const wrongRoles = ({ phones }: ClinicFacts): Finding[] =>
  phones.is.flatMap(({ role }, index) =>
    role === 'urgences'
      ? [
          {
            path: ['phones', 'is', index, 'role'],
            sentence: `${notReceived} : écrivez-le, ou nommez ce téléphone par « label »`,
          },
        ]
      : [],
  );

/** Returns a fault where each telephone is of one service, and yet one of them would be called in an emergency. */
export const noCallInEmergencies = (
  { phones }: ClinicFacts,
  { received, nationalNumber }: Pick<EmergencyText, 'received' | 'nationalNumber'>,
): Finding[] =>
  (received === undefined && nationalNumber !== undefined) ||
  !phones.is.every(({ role, label }) => role === 'laboratoire' || (label && !role))
    ? []
    : [
        {
          path: ['phones'],
          sentence:
            'aucun de ces téléphones n’est à appeler en cas d’urgence : donnez à l’un « role: standard » ou « urgences », ou écrivez « nationalNumber », le numéro d’urgence du pays, dans « urgences.yaml »',
        },
      ];

/** Largest accepted distance between `geo` and the place on the map, km. */
const farAway = 2;

const kmPerDegree = 111.2;

function placeIn(address: string): [latitude: number, longitude: number] | undefined {
  const { pathname, searchParams } = new URL(address);
  const named = ['marker', 'query', 'q', 'll'].map((field) => searchParams.get(field));
  const [place] = [...named, pathname.split('@')[1]].filter((text) =>
    /^-?\d+\.\d+,-?\d+\.\d+/.test(text ?? ''),
  );
  const [latitude, longitude] = place?.split(',') ?? [];
  return place ? [parseFloat(latitude ?? ''), parseFloat(longitude ?? '')] : undefined;
}

/** Returns each map address that shows a place other than `geo`. */
export function mapsElsewhere({ geo, mapUrl, mapEmbedUrl }: ClinicFacts): Finding[] {
  if (!geo) return [];
  const { latitude, longitude } = geo.is;
  return Object.entries({ mapUrl, mapEmbedUrl }).flatMap(([field, map]) => {
    const place = map && placeIn(map.is);
    if (!place) return [];
    const away = Math.hypot(
      (place[0] - latitude) * kmPerDegree,
      (place[1] - longitude) * kmPerDegree * Math.cos((latitude * Math.PI) / 180),
    );
    const sentence = `la carte montre un lieu à ${Math.round(away)} km de « geo » : corrigez l’un des deux`;
    return away <= farAway ? [] : [{ path: [field, 'is'], sentence }];
  });
}
