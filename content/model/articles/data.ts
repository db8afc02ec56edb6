import type { Article } from './article';
import { shownEntries, type Stated } from '../clinic/stated';
import { content } from '../../reader/content';

/** Newest first. */
export const articles: readonly Stated<Article>[] = shownEntries(
  content.articles.map(([slug, article]) => ({ slug, ...article })),
).toSorted((one, other) => other.date.localeCompare(one.date));
