import { classNames } from '@/components/ui/class-names/class-names';
import * as styles from './button.css';

export interface ButtonLook {
  kind?: keyof typeof styles.kind;
  size?: keyof typeof styles.size;
  width?: keyof typeof styles.width;
}

/** Not a recipe of vanilla-extract, which would send its 600 B (brotli) to each page with a form. */
export const button = ({
  kind = 'action',
  size = 'medium',
  width = 'content',
}: ButtonLook = {}): string =>
  classNames(styles.base, styles.kind[kind], styles.size[size], styles.width[width]);
