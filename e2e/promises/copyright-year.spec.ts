import { expect, test } from '../support/visitor';

test('the copyright line follows the year, though the page was built before', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-02T08:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2027');
});
