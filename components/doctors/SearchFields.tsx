import * as field from '@/components/ui/field/Field.css';
import { longestQuery } from '@/content/model/doctor-search';
import * as styles from './DoctorFilter.css';

/** What the visitor looks for: a name or a word, and one of the specialties. */
export function SearchFields({ specialties }: { readonly specialties: readonly string[] }) {
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
