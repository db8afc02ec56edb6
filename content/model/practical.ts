import type {
  PracticalFact,
  PracticalTable,
  Price,
  PriceTable,
  StatedPractical,
} from '../schema/practical';
import type { IsoDay } from './day';
import type { SiteLink } from './navigation';
import { routes } from './routes';

/** What patients come to ask, as pages take it. */
export type Practical = {
  readonly [Name in PracticalName]?: Shown<NonNullable<StatedPractical[Name]>>;
};

/** A block with the day of its mark alone. */
type Shown<Block> = Omit<Block, 'confirmed' | 'verifie'> & {
  /** Day on which somebody at the clinic last verified all of the block. */
  readonly checked?: IsoDay;
};

/** One question that patients ask, and its answer. */
export type PracticalBlock = NonNullable<Practical['coverage']>;

/** Name of a block. */
export type PracticalName = keyof StatedPractical;

export type { PracticalFact, PracticalTable, Price, PriceTable, StatedPractical };

/** Where the clinic is, as on an envelope; undefined where nobody has said. */
export const streetOf = ({ access }: Practical): string | undefined => access?.street;

/** Anchors of the blocks, in the order of the page: the urgent one first. */
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

/** Address of a block, where it is there. */
export const factsAt = (name: PracticalName): string =>
  `${routes.practical()}#${practicalAnchors[name]}`;

/** A block that is there, with its name and its anchor. */
export interface ShownBlock {
  readonly name: PracticalName;
  readonly anchor: string;
  readonly block: PracticalBlock;
}

/** The blocks that are there, in the order of the page. */
export function shownBlocks(practical: Practical): ShownBlock[] {
  return (Object.keys(practicalAnchors) as PracticalName[]).flatMap((name) => {
    const block = practical[name];
    return block ? [{ name, anchor: practicalAnchors[name], block }] : [];
  });
}

/** The questions shown on the page `href` of a specialty, such as its price, with a link back to that page. */
export function questionsBeside(href: string, practical: Practical): SiteLink[] {
  return shownBlocks(practical)
    .filter(
      ({ name, block }) => name === 'prices' || block.links?.some((link) => link.href === href),
    )
    .map(({ name, block }) => ({ label: block.heading, href: factsAt(name) }));
}

/** The facts as the page shows them: without links to missing pages, and with the day of verification. */
export function shownFacts(
  practical: StatedPractical,
  isOnSite: (href: string) => boolean,
): Practical {
  const entries = Object.entries(practical).map(([name, block]) => {
    const links = block.links?.filter(({ href }) => isOnSite(href));
    return [
      name,
      { ...block, checked: block.verifie?.le, links: links?.length === 0 ? undefined : links },
    ];
  });
  return Object.fromEntries(entries) as Practical;
}

/** The blocks that the clinic vouches for: search engines are told of no other. */
export function confirmedBlocks(practical: StatedPractical): Practical {
  return Object.fromEntries(
    Object.entries(practical).filter(([, block]) => block.confirmed === 'oui'),
  );
}
