import { Island } from '@/components/ui/island/Island';
import { button } from '@/components/ui/button/button.css';
import * as field from '@/components/ui/field/Field.css';
import { distinctSpecialties, type Doctor } from '@/content/model/doctor';
import { doctorCount, longestQuery } from '@/content/model/doctor-search';
import type { PhoneNumber } from '@/content/model/phone';
import { routes } from '@/content/model/routes';
import { DoctorFiltering } from './DoctorFiltering';
import { NobodyFound, type FirstDoor } from './NobodyFound';
import * as styles from './DoctorFilter.css';

const ids = {
  formId: 'medecins-filtre',
  countId: 'medecins-nombre',
  clearId: 'medecins-effacer',
  nobodyId: 'medecins-personne',
};

function Fields({ specialties }: { readonly specialties: readonly string[] }) {
  return (
    <div className={styles.fields}>
      <div className={field.field}>
        <label htmlFor="medecins-nom" className={field.label}>
          Rechercher un médecin
        </label>
        <p id="medecins-aide" className={field.hint}>
          {'Nom, spécialité ou mot\u00a0: yeux, cœur, enfant…'}
        </p>
        <input
          id="medecins-nom"
          name="q"
          type="search"
          maxLength={longestQuery}
          aria-describedby="medecins-aide"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={field.control}
        />
      </div>
      <div className={field.field}>
        <label htmlFor="medecins-specialite" className={field.label}>
          Spécialité
        </label>
        <select id="medecins-specialite" name="specialite" className={field.control}>
          <option value="">Toutes les spécialités</option>
          {specialties.map((specialty) => (
            <option key={specialty}>{specialty}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

/**
 * Finds doctors of the list by name, by specialty and by lay words (specification § 2, /medecins). A form that can be sent: where
 * its script did not come, Enter asks for the page again, with the same question in the address.
 */
export function DoctorFilter({
  doctors,
  listId,
  firstDoors,
  phone,
}: {
  readonly doctors: readonly Pick<Doctor, 'specialty'>[];
  /** Id of the list of cards that it filters. */
  readonly listId: string;
  /** Where to go when nobody is found. */
  readonly firstDoors: readonly FirstDoor[];
  readonly phone: PhoneNumber;
}) {
  return (
    <form
      id={ids.formId}
      role="search"
      aria-label="Filtrer les médecins"
      action={routes.doctors()}
      method="get"
      className={styles.filter}
    >
      <Fields specialties={distinctSpecialties(doctors)} />
      <div className={styles.result}>
        <p id={ids.countId} role="status" className={styles.count}>
          {doctorCount(doctors.length)}
        </p>
        <button
          type="button"
          id={ids.clearId}
          hidden
          className={`${button({ kind: 'outline', size: 'small' })} ${styles.clear}`}
        >
          Effacer les filtres
        </button>
      </div>
      <NobodyFound id={ids.nobodyId} firstDoors={firstDoors} phone={phone} />
      <Island name="DoctorFiltering" wake="idle" of={DoctorFiltering} props={{ ...ids, listId }} />
    </form>
  );
}
