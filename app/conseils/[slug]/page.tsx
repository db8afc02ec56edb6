import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleBody } from '@/components/articles/ArticleBody';
import { OtherArticles } from '@/components/articles/OtherArticles';
import { AppointmentBand } from '@/components/booking/AppointmentBand';
import { DoctorsOfSpecialty } from '@/components/doctors/DoctorsOfSpecialty';
import { urgentParts } from '@/components/emergencies/urgent-parts';
import { InnerPage } from '@/app/_frame/InnerPage';
import { articles } from '@/content/facts/articles';
import { clinic } from '@/content/facts/clinic';
import { doctors } from '@/content/facts/doctors';
import { situations, urgent, whereToGo } from '@/content/facts/emergencies';
import { isOpenAtNight } from '@/content/facts/night';
import { pages } from '@/content/facts/pages';
import { pagesOfSpecialties } from '@/content/facts/specialty-pages';
import { articleLinks, articleOf, articleText } from '@/content/model/articles/article';
import { pageMetadata } from '@/content/model/pages/page-metadata';
import { routes, slugsOf } from '@/content/model/clinic/routes';
import { doctorsOf } from '@/content/model/specialties/specialty';
import { pageOfSpecialty } from '@/content/model/specialties/specialty-pages';
import { articleData } from '@/content/model/structured-data/article';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsOf(articles);

export const dynamicParams = false;

const articleAt = async ({ params }: Props) =>
  articleOf(articles, (await params).slug) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleAt({ params });
  return pageMetadata(articleText(article, clinic), routes.article(article.slug), clinic);
}

export default async function ArticlePage({ params }: Props) {
  const article = await articleAt({ params });
  const path = routes.article(article.slug);
  const own = pageOfSpecialty(pagesOfSpecialties, article.linkId);
  const itsDoctors = doctorsOf(own.specialty, doctors);
  const list = { label: pages.articles.heading, href: routes.articles() };
  return (
    <InnerPage
      page={articleText(article, clinic)}
      trail={[list, { label: article.title, href: path }]}
      kind="MedicalWebPage"
      reviewedBy={article.reviewedBy}
      things={[articleData(article, path, own, clinic)]}
    >
      <ArticleBody
        article={article}
        {...urgentParts({ of: article, situations, urgent, where: whereToGo })}
      >
        <DoctorsOfSpecialty doctors={itsDoctors} clinic={clinic} page={own} />
      </ArticleBody>
      <AppointmentBand clinic={clinic} isOpenAtNight={isOpenAtNight} />
      <OtherArticles links={articleLinks(articles, article.slug)} />
    </InnerPage>
  );
}
