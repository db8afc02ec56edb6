import { Field } from '@/components/ui/field/Field';
import { control } from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import type { Noun } from '@/content/model/doctors/naming';
import { longestQuery } from '@/content/model/search/telling-words';

export const SearchFields = ({
  noun,
  specialties,
}: {
  noun: Noun;
  specialties: readonly string[];
}) => (
  <>
    <SearchField
      id="medecins-nom"
      name="q"
      label={`Rechercher un ${noun}`}
      placeholder="Nom, langue, yeux, enfant…"
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
  </>
);
