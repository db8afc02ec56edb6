import type { Article } from './schema';
import type { PageText } from '../pages/navigation';
import { routes } from '../clinic/routes';
import { summaryOf } from '../pages/summary';

export type { Article };

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

/** The article with this slug; undefined when there is none. */
export const articleOf = <Any extends Pick<Article, 'slug'>>(
  articles: readonly Any[],
  slug: string,
): Any | undefined => articles.find((candidate) => candidate.slug === slug);

/**
 * Result of `generateStaticParams`. Next refuses an empty list, so the result without articles is one placeholder,
 * whose page `removeEmptyPages` deletes.
 */
export const articleParams = (
  articles: readonly Pick<Article, 'slug'>[],
): { readonly slug: string }[] =>
  articles.length > 0 ? articles.map(({ slug }) => ({ slug })) : [{ slug: 'aucun' }];

/** Links to the articles, without the one whose slug is `except`. */
export function articleLinks(
  articles: readonly Pick<Article, 'slug' | 'title'>[],
  except?: string,
): { readonly label: string; readonly href: string }[] {
  return articles
    .filter(({ slug }) => slug !== except)
    .map(({ slug, title }) => ({ label: title, href: routes.article(slug) }));
}
