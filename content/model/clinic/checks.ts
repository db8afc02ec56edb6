import { planOf } from '../../fields/dialling';
import type { Finding } from '../../fields/finding';
import type { ClinicFacts } from './schema';

/** Returns the clinic's telephone numbers that do not belong to its country. */
export function foreignNumbers({ address, phones, chatNumber }: ClinicFacts): Finding[] {
  const { country, countryCode } = address.is;
  const plan = planOf(countryCode);
  if (!plan) return [];
  const numbers = [
    ...phones.is.map(({ number }, index) => ({ number, path: ['phones', 'is', index] })),
    ...(chatNumber ? [{ number: chatNumber.is, path: ['chatNumber', 'is'] }] : []),
  ];
  return numbers
    .filter(({ number }) => !number.startsWith(`+${plan.code}`))
    .map(({ number, path }) => ({
      path,
      sentence: `« ${number} » n’est pas un numéro d’ici : l’indicatif de « ${country} » (${countryCode}) est +${plan.code}`,
    }));
}

/** Returns the telephones with the role « urgences », if a hospital receives the emergencies. */
export const wrongRoles = ({ phones }: ClinicFacts, hospital: string | undefined): Finding[] =>
  phones.is.flatMap(({ role }, index) =>
    hospital === undefined || role !== 'urgences'
      ? []
      : [
          {
            path: ['phones', 'is', index, 'role'],
            sentence: `les urgences vont à « ${hospital} » (« urgences.yaml ») : ôtez ce rôle`,
          },
        ],
  );

/** Returns the offset from UTC if the clinic's country has another. */
export function wrongOffset({ address, utcOffset }: ClinicFacts): Finding[] {
  const { country, countryCode } = address.is;
  const plan = planOf(countryCode);
  if (!plan || plan.utcOffset === utcOffset.is) return [];
  const sentence = `l’heure de « ${country} » (${countryCode}) est UTC+${plan.utcOffset} : écrivez « ${plan.utcOffset} »`;
  return [{ path: ['utcOffset', 'is'], sentence }];
}

/** Largest accepted distance from the centre of the country, degrees. */
const acrossCountry = 12;

/** Returns the position if it is far from the clinic's country. */
export function farFromCountry({ address, geo }: ClinicFacts): Finding[] {
  if (!geo) return [];
  const { country, countryCode } = address.is;
  const { latitude, longitude } = geo.is;
  const { centre = [latitude, longitude] } = planOf(countryCode) ?? {};
  if (Math.hypot(latitude - centre[0], longitude - centre[1]) <= acrossCountry) return [];
  const sentence = `« geo » est loin de « ${country} » : n’avez-vous pas échangé « latitude » et « longitude », ou oublié un « - » ?`;
  return [{ path: ['geo', 'is'], sentence }];
}

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
