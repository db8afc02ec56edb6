import type { PracticalFact, PracticalTable, Price, PriceTable, StatedPractical } from './schema';
import type { IsoDay } from '../opening-hours/day';
import type { SiteLink } from '../pages/navigation';
import { routes } from '../clinic/routes';
import { priceAnchor } from './price';

export type Practical = {
  readonly [Name in PracticalName]?: Shown<NonNullable<StatedPractical[Name]>>;
};

type Shown<Block> = Omit<Block, 'confirmed' | 'verifie'> & {
  readonly verifiedOn?: IsoDay;
};

export type PracticalBlock = NonNullable<Practical['coverage']>;

export type PracticalName = keyof StatedPractical;

export type { PracticalFact, PracticalTable, Price, PriceTable, StatedPractical };

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
  readonly name: PracticalName;
  readonly anchor: string;
  readonly block: PracticalBlock;
}

/** In the order of the page. */
export function shownBlocks(practical: Practical): ShownBlock[] {
  return (Object.keys(practicalAnchors) as PracticalName[]).flatMap((name) => {
    const block = practical[name];
    return block ? [{ name, anchor: practicalAnchors[name], block }] : [];
  });
}

export interface PriceRows {
  readonly heading: string;
  readonly rows: readonly Price[];
}

/** Returns the address of a row. `heading` is that of its table. */
export const priceHref = (heading: string, price: Price): string =>
  `${routes.practical()}#${priceAnchor(heading, price)}`;

/** Returns links to the prices, and to blocks that link to `href`. */
export function questionsBeside(href: string, practical: Practical): SiteLink[] {
  return shownBlocks(practical)
    .filter(
      ({ name, block }) => name === 'prices' || block.links?.some((link) => link.href === href),
    )
    .map(({ name, block }) => ({ label: block.heading, href: factsAt(name) }));
}

/** Leaves out links to missing pages. */
export function shownFacts(
  practical: StatedPractical,
  isOnSite: (href: string) => boolean,
): Practical {
  const entries = Object.entries(practical).map(([name, block]) => {
    const links = block.links?.filter(({ href }) => isOnSite(href));
    return [
      name,
      { ...block, verifiedOn: block.verifie?.le, links: links?.length === 0 ? undefined : links },
    ];
  });
  return Object.fromEntries(entries) as Practical;
}

/** Structured data has only these. */
export function confirmedBlocks(practical: StatedPractical): Practical {
  return Object.fromEntries(
    Object.entries(practical).filter(([, block]) => block.confirmed === 'oui'),
  );
}
