import { Field } from '@/components/ui/field/Field';
import { control } from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import { dayChoices } from '@/content/model/doctors/doctor-search';
import type { Noun } from '@/content/model/doctors/naming';
import { longestQuery } from '@/content/model/search/telling-words';
import * as styles from './DoctorFilter.css';

export function SearchFields({
  noun,
  specialties,
}: {
  noun: Noun;
  specialties: readonly string[];
}) {
  return (
    <div className={styles.fields}>
      <SearchField
        id="medecins-nom"
        name="q"
        label={`Rechercher un ${noun}`}
        hint={'Nom, langue ou mot\u00a0: yeux, cœur, enfant…'}
        maxLength={longestQuery}
      />
      <Field id="medecins-specialite" label="Spécialité">
        <select id="medecins-specialite" name="specialite" className={control}>
          <option value="">Toutes les spécialités</option>
          {specialties.map((specialty) => (
            <option key={specialty} value={specialty}>
              {specialty}
            </option>
          ))}
        </select>
      </Field>
      <Field id="medecins-jour" label="Jour">
        <select id="medecins-jour" name="jour" className={control}>
          <option value="">Tous</option>
          {dayChoices.map((day) => (
            <option key={day} value={day}>
              {day === 'aujourdhui' ? 'Aujourd’hui' : day}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
