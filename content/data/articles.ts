import type { Article } from '../model/article';
import { shownEntries, type Stated } from '../model/stated';
import { content } from '../schema/content';

/**
 * The health articles that the site shows, newest first. Each has a file in `articles/`. The home page shows the first
 * three (docs/requirements.md § 2).
 */
export const articles: readonly Stated<Article>[] = shownEntries(
  content.articles.map(([slug, article]) => ({ slug, ...article })),
).toSorted((one, other) => other.date.localeCompare(one.date));
