import type { PracticalFact, PracticalTable, Price, PriceTable, StatedPractical } from './schema';
import type { IsoDay } from '../opening-hours/day';
import type { SiteLink } from '../pages/navigation';
import { routes } from '../clinic/routes';

/** The practical blocks, as pages use them. */
export type Practical = {
  readonly [Name in PracticalName]?: Shown<NonNullable<StatedPractical[Name]>>;
};

/** A block with `verifiedOn` in place of `confirmed` and `verifie`. */
type Shown<Block> = Omit<Block, 'confirmed' | 'verifie'> & {
  readonly verifiedOn?: IsoDay;
};

/** One question that patients ask, and its answer. */
export type PracticalBlock = NonNullable<Practical['coverage']>;

/** Name of a block. */
export type PracticalName = keyof StatedPractical;

export type { PracticalFact, PracticalTable, Price, PriceTable, StatedPractical };

/** Street address of the clinic, if the content has one. */
export const streetOf = ({ access }: Practical): string | undefined => access?.street;

/** Anchors of the blocks, in the order of the page. */
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

/** Address of a block on its page. */
export const factsAt = (name: PracticalName): string =>
  `${routes.practical()}#${practicalAnchors[name]}`;

/** A block of the content, with its name and its anchor. */
export interface ShownBlock {
  readonly name: PracticalName;
  readonly anchor: string;
  readonly block: PracticalBlock;
}

/** The blocks that the content has, in the order of the page. */
export function shownBlocks(practical: Practical): ShownBlock[] {
  return (Object.keys(practicalAnchors) as PracticalName[]).flatMap((name) => {
    const block = practical[name];
    return block ? [{ name, anchor: practicalAnchors[name], block }] : [];
  });
}

/** Links for the page at `href`: to the prices, and to the blocks that contain a link to `href`. */
export function questionsBeside(href: string, practical: Practical): SiteLink[] {
  return shownBlocks(practical)
    .filter(
      ({ name, block }) => name === 'prices' || block.links?.some((link) => link.href === href),
    )
    .map(({ name, block }) => ({ label: block.heading, href: factsAt(name) }));
}

/** The blocks as their page shows them: without links to missing pages, and with the day of verification. */
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

/** The confirmed blocks, which are the only ones in structured data. */
export function confirmedBlocks(practical: StatedPractical): Practical {
  return Object.fromEntries(
    Object.entries(practical).filter(([, block]) => block.confirmed === 'oui'),
  );
}
