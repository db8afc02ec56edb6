import type {
  PracticalFact,
  PracticalTable,
  Price,
  PriceTable,
  Prices,
  StatedPractical,
} from './schema';
import type { SiteLink } from '../pages/navigation';
import { routes } from '../clinic/routes';
import { priceAnchor, priceLabel } from './price';

export type Practical = {
  readonly [Name in PracticalName]?: Shown<NonNullable<StatedPractical[Name]>>;
};

type Shown<Block> = Omit<Block, 'confirmed'>;

export type PracticalBlock = NonNullable<Practical['coverage']>;

export type PracticalName = keyof StatedPractical;

export type { PracticalFact, PracticalTable, Price, PriceTable, Prices, StatedPractical };

/** Undefined until the content has a street. */
export const streetOf = ({ access }: Practical): string | undefined => access?.street;

/** In the order of the page. */
export const practicalAnchors = {
  emergencies: 'urgences',
  access: 'venir',
  prices: 'prix',
  payments: 'paiement',
  coverage: 'assurance',
  maternity: 'maternite',
  vaccinations: 'vaccinations',
  results: 'resultats',
  visitors: 'visites',
  pharmacy: 'pharmacie',
  languages: 'langues',
} as const satisfies Record<PracticalName, string>;

/** Returns `/infos-pratiques/#prix`. */
export const factsAt = (name: PracticalName): string =>
  `${routes.practical()}#${practicalAnchors[name]}`;

export interface ShownBlock {
  name: PracticalName;
  anchor: string;
  block: PracticalBlock;
}

/** In the order of the page. */
export function shownBlocks(practical: Practical): ShownBlock[] {
  return (Object.keys(practicalAnchors) as PracticalName[]).flatMap((name) => {
    const block = practical[name];
    return block ? [{ name, anchor: practicalAnchors[name], block }] : [];
  });
}

/** Returns the address of a row. `heading` is that of its table. */
export const priceHref = (heading: string, price: Price): string =>
  `${routes.practical()}#${priceAnchor(heading, price)}`;

/** Returns the address of the directions. */
export const wayHref = ({ access }: Practical): string =>
  access ? factsAt('access') : routes.homeAnchor('contact');

const isOf =
  (specialty: string) =>
  ({ specialties }: { specialties?: readonly string[] }): boolean =>
    specialties?.includes(specialty) ?? false;

/** Returns links to the price of a consultation in a specialty, and to the directions. */
export function beforeConsulting(specialty: string, practical: Practical): SiteLink[] {
  const { access, prices } = practical;
  const { heading, rows } = prices?.consultations ?? { heading: '', rows: [] };
  return [
    ...rows.filter(isOf(specialty)).map((price) => ({
      label: `Prix de la consultation\u00a0: ${priceLabel(price)}`,
      href: priceHref(heading, price),
    })),
    { label: access?.heading ?? 'Comment venir', href: wayHref(practical) },
  ];
}

/** Returns what is said of an arrival in an emergency, and its prices. */
export function urgentFacts({ emergencies, prices }: Practical): string[] {
  const rows = prices
    ? [prices.consultations, ...prices.others].flatMap((table) => table.rows)
    : [];
  return [
    ...(emergencies?.facts ?? []).map(({ term, text }) => `${term}\u00a0: ${text}`),
    ...rows
      .filter(({ urgent }) => urgent !== undefined)
      .map((price) => `${price.what}\u00a0: ${priceLabel(price)}`),
  ];
}

export interface PriceRows {
  heading: string;
  rows: readonly Price[];
}

export interface OwnAnswer {
  heading: string;
  href: string;
  /** Absent if the rows are sufficient. */
  answer?: string;
  prices: readonly PriceRows[];
  facts: readonly PracticalFact[];
}

/** Returns the prices of a specialty, and the facts of blocks that link to its page or name it in a row. */
export function ownAnswers(specialty: string, page: string, practical: Practical): OwnAnswer[] {
  const { consultations, others = [] } = practical.prices ?? {};
  const prices = [...(consultations ? [consultations] : []), ...others]
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(isOf(specialty)) }))
    .filter(({ rows }) => rows.length > 0);
  return shownBlocks(practical).flatMap(({ name, block }) => {
    const { heading, answer, tables = [], facts = [], links = [] } = block;
    const own = {
      prices: name === 'prices' ? prices : [],
      facts: [...tables.flatMap(({ rows }) => rows), ...facts].filter(isOf(specialty)),
    };
    const hasRows = own.prices.length + own.facts.length > 0;
    const isAnswered = links.some(({ href }) => href === page) || (name === 'prices' && !hasRows);
    if (!hasRows && !isAnswered) return [];
    return [{ heading, href: factsAt(name), ...own, ...(isAnswered && { answer }) }];
  });
}

/** Leaves out links to missing pages. */
export function shownFacts(
  practical: StatedPractical,
  isOnSite: (href: string) => boolean,
): Practical {
  const entries = Object.entries(practical).map(([name, block]) => {
    const links = block.links?.filter(({ href }) => isOnSite(href));
    return [name, { ...block, links: links?.length === 0 ? undefined : links }];
  });
  return Object.fromEntries(entries) as Practical;
}

/** Structured data contains only confirmed blocks. */
export function confirmedBlocks(practical: StatedPractical): Practical {
  return Object.fromEntries(
    Object.entries(practical).filter(([, block]) => block.confirmed === 'oui'),
  );
}
