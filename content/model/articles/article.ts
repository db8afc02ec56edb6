import type { Article } from './schema';
import type { PageText } from '../pages/navigation';
import { routes } from '../clinic/routes';
import { summaryOf } from '../pages/summary';

export type { Article };

/** For the page of an article. */
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

/** Returns undefined for an unknown slug. */
export const articleOf = <Any extends Pick<Article, 'slug'>>(
  articles: readonly Any[],
  slug: string,
): Any | undefined => articles.find((candidate) => candidate.slug === slug);

/** Leaves out the article whose slug is `except`. */
export function articleLinks(
  articles: readonly Pick<Article, 'slug' | 'title'>[],
  except?: string,
): { readonly label: string; readonly href: string }[] {
  return articles
    .filter(({ slug }) => slug !== except)
    .map(({ slug, title }) => ({ label: title, href: routes.article(slug) }));
}
