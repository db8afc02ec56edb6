import { readFileSync } from 'node:fs';
import { within } from '@testing-library/dom';
import { practical } from '../../content/facts/practical';
import { directionsHref } from '../../content/model/clinic/directions';
import type { Practical } from '../../content/model/practical/practical';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';
import { addresses, named, pageAt } from '../support/exported-site';
import { clinic } from '../support/sample';

const facts: Practical = practical;
const { access } = facts;

/** Pages with the plan, and the name of its region. */
const places = [
  { address: routes.home(), part: 'Contact' },
  ...(access ? [{ address: routes.practical(), part: access.heading }] : []),
];

describe.each(places)('on $address', ({ address, part }) => {
  const plans = named(pageAt(address).elements, 'svg').filter(
    ({ attributes }) => attributes.viewBox === '0 0 420 290',
  );

  test('the plan is drawn in the page, once, and is light', () => {
    expect(plans).toHaveLength(1);
    expect(Buffer.byteLength(plans[0]?.content ?? '')).toBeLessThanOrEqual(6000);
  });

  test('the plan has its words as text', () => {
    const drawing = readFileSync('content/pictures/plan.svg', 'utf8');
    const words = drawing.match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu) ?? [];
    expect(words).toContain(clinic.shortName);
    for (const word of words) expect(plans[0]?.content).toContain(`>${word}<`);
  });

  test('the way is beside it in words, and in one’s own application', () => {
    const region = within(openPage(address).getByRole('region', { name: part }));
    const steps = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual(expect.arrayContaining([...clinic.directions]));
    expect(region.getByRole('link', { name: 'Itinéraire (nouvel onglet)' })).toHaveAttribute(
      'href',
      directionsHref(clinic.geo),
    );
  });
});

test('only the home page asks another site for a map', () => {
  const asking = addresses.filter((one) => named(pageAt(one).elements, 'iframe').length > 0);
  expect(asking).toEqual([routes.home()]);
});
