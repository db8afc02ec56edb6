import { doctors } from '../../content/facts/doctors';
import { situations } from '../../content/facts/emergencies';
import { insurers } from '../../content/facts/insurers';
import { services } from '../../content/facts/services';
import { specialties } from '../../content/facts/specialties';
import { routes } from '../../content/model/clinic/routes';
import { openPage } from '../support/opened-page';

// Safari counts a list without markers only if its role is written.
test.each([
  ['services', routes.home(), services.length],
  ['specialties', routes.services(), specialties.length],
  ['doctors', routes.doctors(), doctors.length],
  ['insurers', routes.insurers(), insurers.length],
  ['situations', routes.emergencies(), situations.length],
  ['danger signs', routes.emergencies(), situations[0]?.signs.length],
])('a screen reader can announce the number of %s', (_name, address, length) => {
  const counted = openPage(address)
    .getAllByRole('list')
    .filter((list) => list.getAttribute('role') === 'list');
  expect(counted.map(({ children }) => children.length)).toContain(length);
});
