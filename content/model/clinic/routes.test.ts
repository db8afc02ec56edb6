import { pageRoutes, routes, slugsOf } from './routes';

describe('routes', () => {
  it('are those of docs/requirements.md § 2', () => {
    const { home, services, doctors, hours, about, insurers, booking } = routes;
    expect(
      [home, services, doctors, hours, about, insurers, booking].map((page) => page()),
    ).toEqual([
      '/',
      '/services/',
      '/medecins/',
      '/horaire/',
      '/about/',
      '/assurances/',
      '/prendre-rdv/',
    ]);
  });

  it('end with a slash, so that no static host redirects', () => {
    const pages = pageRoutes.map((page) => routes[page]());
    expect(pages.filter((page) => !/^\/(?:[a-z-]+\/)?$/.test(page))).toEqual([]);
  });

  it('show one doctor, in an address that can be read aloud', () => {
    expect(routes.doctorInList('Dr Aïssata N’Diaye')).toMatch(/^\/medecins\/\?q=Aissata\+N/);
    expect(routes.doctorInList('Dr Kadiatou Sangaré')).toBe('/medecins/?q=Kadiatou+Sangare');
    expect(routes.doctor('Dr Lætitia Diarra')).toBe('/medecins/laetitia-diarra/');
    expect(routes.doctor('Pr Sɔgɔlɔn N’Diaye')).toBe('/medecins/sogolon-n-diaye/');
  });

  it('choose a specialty by its id, escaped', () => {
    expect(routes.service('Cardiologie')).toBe('/services/?id=Cardiologie');
    expect(routes.service('a&b=c #é')).toBe('/services/?id=a%26b%3Dc%20%23%C3%A9');
  });
});

test('each entry of a list has a page, and an empty list a placeholder', () => {
  const slugs = [{ slug: 'paludisme' }, { slug: 'sel' }];
  expect(slugsOf(slugs)).toEqual(slugs);
  expect(slugsOf([])).toHaveLength(1);
});
