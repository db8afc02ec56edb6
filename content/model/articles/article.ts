import type { Article } from './schema';
import type { PageText, SiteLink } from '../pages/navigation';
import { routes } from '../clinic/routes';
import { summaryOf } from '../pages/summary';

export type { Article };

/** For the page of an article. */
export function articleText(
  { title, excerpt }: Pick<Article, 'title' | 'excerpt'>,
  clinic: { shortName: string },
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

/** Returns links to the articles that name the situation. */
export const articlesOnSituation = (
  articles: readonly Pick<Article, 'slug' | 'title' | 'situations'>[],
  situation: string,
): SiteLink[] => articleLinks(articles.filter(({ situations }) => situations.includes(situation)));

/** Leaves out the article whose slug is `except`. */
export function articleLinks(
  articles: readonly Pick<Article, 'slug' | 'title'>[],
  except?: string,
): SiteLink[] {
  return articles
    .filter(({ slug }) => slug !== except)
    .map(({ slug, title }) => ({ label: title, href: routes.article(slug) }));
}
