import { clinic } from '../../facts/clinic';
import { pageData } from './page';

const page = { name: 'Fièvre', description: 'Venez le jour même.', path: '/conseils/fievre/' };

describe('a page of health', () => {
  it('names the doctor who reviewed it', () => {
    const data = pageData('MedicalWebPage', { ...page, reviewedBy: 'Dr A' }, clinic);
    expect(data).toMatchObject({ reviewedBy: { '@type': 'Person', name: 'Dr A' } });
  });

  it('names nobody until a doctor has', () => {
    expect(pageData('MedicalWebPage', page, clinic)).not.toHaveProperty('reviewedBy');
  });
});
