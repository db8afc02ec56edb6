import type { IsoDay } from './day';
import type { PageText } from './navigation';
import { routes } from './routes';
import { summaryOf } from './summary';
import type { TextSection } from './text';

/** A card of the home page (specification § 3), and the page that it leads to. */
export interface Article<
  PictureFile extends string = string,
  SpecialtyId extends string = string,
  DoctorName extends string = string,
  SituationId extends string = string,
  Icon extends string = string,
> {
  /** End of its address, `/conseils/<slug>/`: lower case, no accent. */
  readonly slug: string;
  readonly title: string;
  /** What the article says, in two or three sentences: on its card, at its head, the first also in search results. */
  readonly excerpt: string;
  /** Day of publication. */
  readonly date: IsoDay;
  /** Name of the outline glyph. */
  readonly icon: Icon;
  /** Picture below `content/pictures/`. */
  readonly Image: PictureFile;
  /** The specialty whose doctors see to it. */
  readonly linkId: SpecialtyId;
  /** « Relu par »: the doctor here who has read the article and vouches for it; absent until one has. */
  readonly reviewedBy?: DoctorName;
  /** Situations of `content/data/emergencies.ts`: the signs of the first precede the text, the others are named. */
  readonly situations: readonly SituationId[];
  readonly sections: readonly TextSection[];
  /** Who says so: organisation, title, year. */
  readonly sources: readonly [string, ...string[]];
}

/** Title, heading and summary of an article's page. */
export function articleText(
  { title, excerpt }: Pick<Article, 'title' | 'excerpt'>,
  clinic: { readonly shortName: string },
): PageText {
  return {
    title: `${title} — ${clinic.shortName}`,
    heading: title,
    description: summaryOf(excerpt),
  };
}

/** The article with this slug; undefined where there is none. */
export const articleOf = <Any extends Pick<Article, 'slug'>>(
  articles: readonly Any[],
  slug: string,
): Any | undefined => articles.find((candidate) => candidate.slug === slug);

/**
 * What Next asks of the route of articles: one page each. Its export refuses an empty list: without articles, one page stands in,
 * which `removeEmptyPages` removes.
 */
export const articleParams = (
  articles: readonly Pick<Article, 'slug'>[],
): { readonly slug: string }[] =>
  articles.length > 0 ? articles.map(({ slug }) => ({ slug })) : [{ slug: 'aucun' }];

/** The articles as links, in their order, but one that is being read. */
export function articleLinks(
  articles: readonly Pick<Article, 'slug' | 'title'>[],
  except?: string,
): { readonly label: string; readonly href: string }[] {
  return articles
    .filter(({ slug }) => slug !== except)
    .map(({ slug, title }) => ({ label: title, href: routes.article(slug) }));
}
