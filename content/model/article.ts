import { format, parse } from 'date-fns';
import { fr } from 'date-fns/locale/fr';

/** A card of the blog teaser (specification § 3). */
export interface Article<PictureFile extends string = string> {
  readonly title: string;
  readonly excerpt: string;
  /** Day of publication, ISO 8601 `yyyy-MM-dd`. */
  readonly date: string;
  /** Name of the outline glyph. */
  readonly icon: string;
  /** Picture below `content/pictures/`. */
  readonly Image: PictureFile;
}

/** The day of publication as read in French: « 19 octobre 2026 ». Throws a `RangeError` for a day that does not exist. */
export function articleDate({ date }: Pick<Article, 'date'>): string {
  return format(parse(date, 'yyyy-MM-dd', new Date(0)), 'd MMMM yyyy', { locale: fr });
}
