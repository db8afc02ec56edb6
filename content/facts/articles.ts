import type { Article } from '../model/articles/article';
import { shownEntries, type Stated } from '../fields/stated';
import { content, isPublic } from '../reader/content';

/** Newest first. */
export const articles: readonly Stated<Article>[] = shownEntries(
  content.articles.map(([slug, article]) => ({ slug, ...article })),
  isPublic,
).toSorted((one, other) => other.date.localeCompare(one.date));
