import { articleLinks, articleOf, articlesOnSituation, articleText } from './article';

const malaria = { slug: 'paludisme', title: 'Paludisme' };
const salt = { slug: 'sel', title: 'Moins de sel' };

it('gives the page of an article its title, its heading and a summary that fits', () => {
  const excerpt = `${'Ni trop, ni trop peu\u00a0: le sel se compte. '.repeat(3)}${'Ce qui suit ne tient plus. '.repeat(5)}`;
  expect(articleText({ ...salt, excerpt }, { shortName: 'Le Lac' })).toEqual({
    title: 'Moins de sel — Le Lac',
    heading: 'Moins de sel',
    description: expect.stringMatching(/^Ni trop.{60,153}\.$/u) as string,
  });
});

it('finds an article by the end of its address', () => {
  expect(articleOf([malaria, salt], 'sel')).toBe(salt);
  expect(articleOf([malaria, salt], 'sucre')).toBeUndefined();
});

it('leads to the other articles', () => {
  expect(articleLinks([malaria, salt], 'sel')).toEqual([
    { label: 'Paludisme', href: '/conseils/paludisme/' },
  ]);
});

it('leads from a situation to the articles that name it', () => {
  const articles = [
    { ...malaria, situations: ['fievre', 'enfant'] },
    { ...salt, situations: [] },
  ];
  expect(articlesOnSituation(articles, 'enfant')).toEqual([
    { label: 'Paludisme', href: '/conseils/paludisme/' },
  ]);
  expect(articlesOnSituation(articles, 'yeux')).toEqual([]);
});
