import { InlineScript } from '@/components/islands/InlineScript';
import { onDays } from '@/components/ui/dated/dated';
import { Container } from '@/components/ui/section/Container';
import { builtDay } from '@/content/model/clinic/build';
import type { Day } from '@/content/model/calendar/day';
import { spanInWords } from '@/content/model/calendar/day-words';
import { noticesFrom, type Notice } from '@/content/model/notices/notice';
import { capitalised, frenchSpaces } from '@/content/fields/typography';
import { noticeClass, noticeStyle } from './notice-style';

function NoticeBand({ notice, id, today }: { notice: Notice; id: string; today: Day }) {
  const { title, text, urgent } = notice;
  return (
    <>
      <aside
        {...onDays(notice)}
        aria-labelledby={id}
        className={urgent ? noticeClass.urgent : noticeClass.plain}
      >
        <Container>
          <p id={id}>
            {urgent && <b>Urgent</b>} {frenchSpaces(title)}
          </p>
          <p>{frenchSpaces(text)}</p>
          <p>{capitalised(spanInWords(notice, today))}</p>
        </Container>
      </aside>
      <InlineScript name="dated" />
    </>
  );
}

/** Renders nothing, not even the style, if all had ended before the build. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  const today = builtDay();
  const shown = noticesFrom(notices, today);
  if (shown.length === 0) return null;
  return (
    <>
      {/* React moves this into the head. */}
      <style href="avis" precedence="avis">
        {noticeStyle}
      </style>
      {shown.map((notice, index) => (
        <NoticeBand
          key={notice.title + notice.du}
          notice={notice}
          id={`avis-${index + 1}`}
          today={today}
        />
      ))}
    </>
  );
}
