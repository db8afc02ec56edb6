import {
  addressDelay,
  doctorCount,
  doctorMatcher,
  filterOf,
  isFiltering,
  withFilter,
  type DoctorFilter,
} from '@/content/model/doctor-search';
import { doctorOf } from './doctor-of-card';

/** The elements of the page that the filter works with. */
export interface FilteringIds {
  readonly formId: string;
  /** The list; each item carries `data-name`, `data-specialty` and `data-words`. */
  readonly listId: string;
  readonly countId: string;
  readonly clearId: string;
  /** What is offered when nobody is found. */
  readonly nobodyId: string;
}

/** From how many cards on a list is laid out only where it is seen. */
const longList = 100;

interface Parts {
  readonly form: HTMLFormElement;
  readonly list: HTMLElement;
  readonly count: HTMLElement;
  readonly clear: HTMLElement;
  readonly nobody: HTMLElement;
  readonly name: HTMLInputElement;
  readonly specialty: HTMLSelectElement;
}

function partsOf({ formId, listId, countId, clearId, nobodyId }: FilteringIds): Parts | null {
  const form = document.getElementById(formId);
  const list = document.getElementById(listId);
  const count = document.getElementById(countId);
  const clear = document.getElementById(clearId);
  const nobody = document.getElementById(nobodyId);
  if (!(form instanceof HTMLFormElement) || !list || !count || !clear || !nobody) return null;
  const name = form.elements.namedItem('q');
  const specialty = form.elements.namedItem('specialite');
  if (!(name instanceof HTMLInputElement) || !(specialty instanceof HTMLSelectElement)) return null;
  return { form, list, count, clear, nobody, name, specialty };
}

/** Shows the doctors looked for, hides the others, and says how many there are. */
function apply({ list, count, clear, nobody, name, specialty }: Parts): void {
  const filter = { name: name.value, specialty: specialty.value };
  list.toggleAttribute('data-long-list', list.childElementCount >= longList);
  const items = [...list.children] as HTMLElement[];
  const isLookedFor = doctorMatcher(filter, items.map(doctorOf));
  const found = new Set(items.filter((item) => isLookedFor(doctorOf(item))));
  // Only where something changes: each change costs a layout.
  for (const item of items) if (item.hidden === found.has(item)) item.hidden = !item.hidden;
  const words = doctorCount(found.size);
  if (count.textContent !== words) count.textContent = words;
  clear.hidden = !isFiltering(filter);
  nobody.hidden = found.size > 0;
}

function writeAddress(filter: DoctorFilter): void {
  const search = withFilter(location.search, filter);
  if (search === location.search) return;
  try {
    history.replaceState(null, '', location.pathname + search + location.hash);
  } catch {
    // Safari refuses more than 100 changes in 30 s; the filter itself does not need the address.
  }
}

/** Starts from what was typed before the script came, and for the rest from the address. */
function start(parts: Parts): void {
  const { name, specialty } = parts;
  const titles = [...specialty.options].map(({ value }) => value);
  const asked = filterOf(location.search, titles);
  const typed = { name: name.value || asked.name, specialty: specialty.value || asked.specialty };
  name.value = typed.name;
  specialty.value = typed.specialty;
  apply(parts);
  if (typed.name !== asked.name || typed.specialty !== asked.specialty) writeAddress(typed);
}

function listen(parts: Parts, signal: AbortSignal): void {
  const { form, clear, name, specialty } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    writeAddress({ name: name.value, specialty: specialty.value });
  };
  const onInput = () => {
    apply(parts);
    clearTimeout(timer);
    timer = setTimeout(follow, addressDelay);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    follow();
    // Puts the keyboard of a phone away: it stands over what was found.
    if (matchMedia('(pointer: coarse)').matches) name.blur();
  };
  const onClear = () => {
    name.value = '';
    specialty.value = '';
    apply(parts);
    follow();
    name.focus();
  };
  form.addEventListener('input', onInput, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  clear.addEventListener('click', onClear, { signal });
  addEventListener('pagehide', follow, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
}

/**
 * Filters the cards of the list as the visitor types, with the filter in the address (`?q=`, `?specialite=`) and no
 * history entry of its own. Answers the function that undoes the listening.
 */
export function installFiltering(ids: FilteringIds): () => void {
  const parts = partsOf(ids);
  const installed = new AbortController();
  if (parts) {
    start(parts);
    listen(parts, installed.signal);
  }
  return () => {
    installed.abort();
  };
}
