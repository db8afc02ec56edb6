import { services } from '../../content/facts/services';
import { routes } from '../../content/model/clinic/routes';
import { countOf, deadControls } from './screen';
import { expect, test } from './visitor';

// What a « readable » browser does in place of the interactive parts, none of which runs.

for (const address of [routes.home(), routes.services(), routes.doctors(), routes.booking()])
  test(`${address} shows no control that does nothing`, async ({ visitor }) => {
    await visitor.open(address);
    expect(await visitor.ask(deadControls)).toEqual([]);
  });

test('all services are shown', async ({ visitor }) => {
  await visitor.open(routes.home());
  expect(await visitor.ask(countOf, 'main article')).toBeGreaterThanOrEqual(services.length);
});
