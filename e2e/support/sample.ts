import { clinic as facts } from '../../content/facts/clinic';
import type { Clinic } from '../../content/model/clinic/clinic';

/** The sample has every optional fact. */
export const clinic = facts as Required<Clinic>;
