import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { SearchEntry } from '@/content/model/search/search-entries';
import { boldFinger } from '@/components/theme/target.css';
import type { Way } from '@/content/model/clinic/ways';
import * as styles from './DangerBox.css';

/** In French or English. */
export interface DangerText {
  /** Without a situation. */
  heading: string;
  call: string;
  place: string;
}

export function DangerBox({
  text: { heading, call, place },
  phone,
  links,
  lang,
}: {
  text: DangerText;
  phone: Pick<Way, 'href' | 'note'>;
  links: readonly SearchEntry[];
  lang: 'en' | undefined;
}) {
  return (
    <section className={styles.box} lang={lang} aria-label={heading}>
      <Heading level={2} look="item">
        {(lang === undefined && links[0]?.title) || heading}
      </Heading>
      <a href={phone.href} className={styles.call}>
        <Icon name="phone" size={24} />
        {call} {phone.note}
      </a>
      {place !== '' && <p>{place}</p>}
      {links.length > 0 && (
        <ul>
          {links.map(({ title, href }) => (
            <li key={href} className={styles.link}>
              <a href={href} className={boldFinger}>
                {lang === undefined ? `${title}\u00a0: les signes` : title}
              </a>
              <Icon name="arrow-right" size={20} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
