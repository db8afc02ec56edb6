import { Fragment } from 'react';
import type { Speakers } from '@/content/model/doctors/languages';
import { nounFor } from '@/content/model/doctors/naming';
import { routes } from '@/content/model/clinic/routes';
import { capitalised } from '@/content/fields/typography';
import { RowTable } from './RowTable';
import * as styles from './SpokenLanguages.css';

/** A row with more doctors shows only their number. */
const mostNamed = 6;

const nounOf = (names: readonly string[]) => nounFor(names.map((name) => ({ name })));

function Doctors({ names }: { names: readonly string[] }) {
  if (names.length > mostNamed) return `${names.length}\u00a0${nounOf(names)}s`;
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <span className={styles.doctor}>
        <a href={routes.doctor(name)} className={styles.link}>
          {name}
        </a>
        {index < names.length - 1 && ','}
      </span>
    </Fragment>
  ));
}

export function SpokenLanguages({ speakers }: { speakers: readonly Speakers[] }) {
  return (
    <RowTable
      heading={`Chez le ${nounOf(speakers.flatMap(({ doctors }) => doctors))}`}
      rows={speakers.map(({ language, doctors }) => ({
        term: capitalised(language),
        text: <Doctors names={doctors} />,
      }))}
    />
  );
}
