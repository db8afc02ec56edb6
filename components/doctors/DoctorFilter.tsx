'use client';

import { Answer } from '@/components/ui/answer/Answer';
import { ChangingWords } from '@/components/ui/changing-words/ChangingWords';
import * as field from '@/components/ui/field/Field.css';
import { doctorCount } from '@/content/model/doctors/doctor-search';
import type { Noun } from '@/content/model/doctors/naming';
import { DayChips } from './DayChips';
import * as styles from './DoctorFilter.css';
import { NobodyFound, type FirstDoor } from './NobodyFound';
import { SearchFields } from './SearchFields';
import { useCards } from './use-cards';
import { useFilter } from './use-filter';

export interface DoctorFilterProps {
  action: string;
  listId: string;
  noun: Noun;
  total: number;
  specialties: readonly string[];
  firstDoors: readonly FirstDoor[];
  /** Where emergencies are received at any hour. */
  ifUrgent: string | undefined;
}

function Instead({
  title,
  next,
  ifUrgent,
}: { title: string; next: string } & Pick<DoctorFilterProps, 'ifUrgent'>) {
  return (
    <>
      <Answer title={title}>
        <p>{next}</p>
        {ifUrgent !== undefined && <p>{ifUrgent}</p>}
      </Answer>
      <p>{'Un autre jour\u00a0:'}</p>
    </>
  );
}

/** docs/requirements.md § 2, /medecins. Before hydration, Enter loads the page at the form, with the filter. */
export function DoctorFilter(props: DoctorFilterProps) {
  const { action, listId, noun, total, specialties, firstDoors, ifUrgent } = props;
  const { form, filter, read, putKeyboardAway } = useFilter();
  const { count, instead } = useCards(listId, filter) ?? { count: total, instead: undefined };
  return (
    <form
      ref={form}
      id="filtre"
      role="search"
      aria-label={`Filtrer les ${noun}s`}
      action={`${action}#filtre`}
      method="get"
      className={styles.filter}
      onInput={read}
      onSubmit={(event) => {
        event.preventDefault();
        putKeyboardAway();
      }}
    >
      <SearchFields noun={noun} specialties={specialties} />
      <div className={styles.days}>
        <p role="status" className={field.count}>
          <ChangingWords>{doctorCount(count, noun)}</ChangingWords>
        </p>
        <DayChips />
      </div>
      {instead && <Instead {...instead} ifUrgent={ifUrgent} />}
      <NobodyFound isHidden={count !== 0 || instead !== undefined} firstDoors={firstDoors} />
    </form>
  );
}
