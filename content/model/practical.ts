import type { TitledList } from './booking';
import type { IsoDay } from './day';
import type { SiteLink } from './navigation';
import { routes } from './routes';
import type { Stated } from './stated';

/** A fact, and the words that announce it: « En taxi », then what to tell the driver. */
export interface PracticalFact {
  readonly term: string;
  readonly text: string;
}

/** A table of two columns, such as a calendar: what is looked up, then what is found. */
export interface PracticalTable {
  readonly heading: string;
  readonly rows: readonly PracticalFact[];
}

/** One question that patients ask, and its answer. */
export interface PracticalBlock {
  /** The question, in their words: « Combien ça coûte ? » */
  readonly heading: string;
  /** The same in a word or two, for the menu of the page: « Prix ». */
  readonly label: string;
  /** The answer, before any detail. */
  readonly answer: string;
  /** Day on which somebody at the clinic last checked all of the block; nobody is said to have, while it is not confirmed. */
  readonly checked?: IsoDay;
  readonly facts?: readonly PracticalFact[];
  readonly tables?: readonly PracticalTable[];
  /** What to bring, what to pack. */
  readonly lists?: readonly TitledList[];
  /** What tables, lists and facts are about, in a few words: a phone shows these, and the rest once they are pressed. */
  readonly folded?: string;
  /** Where more is to be read. */
  readonly links?: readonly SiteLink[];
}

/** What a service costs, in whole FCFA: one price, or the least and the most. */
export interface Price {
  readonly what: string;
  readonly from: number;
  readonly to?: number;
}

/** Prices of one kind. */
export interface PriceTable {
  readonly heading: string;
  readonly rows: readonly [Price, ...Price[]];
}

/** What patients come to ask: every block may be absent, and is then shown nowhere. */
export interface Practical {
  readonly emergencies?: PracticalBlock;
  readonly access?: PracticalBlock & {
    /** As on an envelope, for search engines too: « Rue 224, porte 1250, Banconi ». */
    readonly street: string;
  };
  readonly prices?: PracticalBlock & {
    readonly consultations: PriceTable;
    readonly others: readonly PriceTable[];
  };
  readonly payments?: PracticalBlock & {
    /** Means of payment: « Espèces », « Orange Money »… */
    readonly methods: readonly [string, ...string[]];
  };
  readonly coverage?: PracticalBlock;
  readonly maternity?: PracticalBlock;
  readonly vaccinations?: PracticalBlock;
  readonly results?: PracticalBlock;
  readonly visitors?: PracticalBlock;
  readonly pharmacy?: PracticalBlock;
  /** The doctors’ languages are read from their own descriptions (`speakers`). */
  readonly languages?: PracticalBlock & {
    /** Those of the front desk, as the descriptions of the doctors spell theirs: « français ». */
    readonly atFrontDesk: readonly [string, ...string[]];
  };
}

/** Where the clinic is, as on an envelope; undefined where nobody has said. */
export const streetOf = ({ access }: Practical): string | undefined => access?.street;

/** Name of a block. */
export type PracticalName = keyof Practical;

/** The blocks as the clinic states them, each with its mark and its day. */
export type StatedPractical = {
  readonly [Name in PracticalName]?: Stated<
    NonNullable<Practical[Name]> & { readonly checked: IsoDay }
  >;
};

/** Anchor of each block on its page, in the order in which they are shown: what is urgent first. */
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

/** The questions that come up beside a specialty, whose page is at `href`: what it costs, and what leads back to that page. */
export function questionsBeside(href: string, practical: Practical): SiteLink[] {
  return shownBlocks(practical)
    .filter(
      ({ name, block }) => name === 'prices' || block.links?.some((link) => link.href === href),
    )
    .map(({ name, block }) => ({ label: block.heading, href: factsAt(name) }));
}

/** The facts as their page shows them: without links to what the site does not have, and without the day of a check that nobody vouches for. */
export function shownFacts(
  practical: StatedPractical,
  isOnSite: (href: string) => boolean,
): Practical {
  const entries = Object.entries(practical).map(([name, block]) => {
    const links = block.links?.filter(({ href }) => isOnSite(href));
    const checked = block.confirmed === 'oui' ? block.checked : undefined;
    return [name, { ...block, checked, links: links?.length === 0 ? undefined : links }];
  });
  return Object.fromEntries(entries) as Practical;
}

/** The blocks that the clinic vouches for: search engines are told of no other. */
export function confirmedBlocks(practical: StatedPractical): Practical {
  return Object.fromEntries(
    Object.entries(practical).filter(([, block]) => block.confirmed === 'oui'),
  );
}
