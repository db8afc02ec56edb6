/** Soft gradients a service card may wear; each is drawn once, in the theme. */
export const themeClasses = ['lagune', 'sauge', 'argile', 'ocre', 'sable', 'indigo'] as const;

/** Name of a gradient. */
export type ThemeClass = (typeof themeClasses)[number];

/** How many tiles the home page shows before « Voir plus » (specification § 9). */
export const servicesShownFirst = 9;

/** A tile of the home page's services section (specification § 3). */
export interface Service<SpecialtyId extends string = string> {
  /** As the specification spells it; it also is the slug of the specialty's own page. */
  readonly id: string;
  readonly title: string;
  /** One or two short lines. */
  readonly descriptions: readonly [string] | readonly [string, string];
  /** Picture below `content/pictures/`, for previews of the specialty's page. */
  readonly image: string;
  /** Name of the outline glyph. */
  readonly icon: string;
  readonly themeClass: ThemeClass;
  /** The specialty that the tile opens: `/services/?id=<linkId>`. */
  readonly linkId: SpecialtyId;
}
