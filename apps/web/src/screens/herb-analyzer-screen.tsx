import { listProfiles, type Profile } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useRef } from 'react';
import { analysesMessages } from '../features/analyses/analyses.messages.ts';
import { fromPast } from '../features/analyses/analysis-result.ts';
import { CapturePanel } from '../features/analyses/capture-panel.tsx';
import { CheckedFor } from '../features/analyses/checked-for.tsx';
import { PastAnalyses } from '../features/analyses/past-analyses.tsx';
import { PhotoChoiceBox } from '../features/analyses/photo-choice.tsx';
import { tabClass, tabListClass } from '../features/analyses/tab-classes.ts';
import { type ShownResult, useAnalyzer } from '../features/analyses/use-analyzer.ts';
import { sortFindings } from '../features/analyses/findings-of-label.ts';
import type { Checked } from '../features/analyses/use-check.ts';
import { FavoriteHeart } from '../features/herbs/favorite-heart.tsx';
import { ProductBlock } from '../features/products/product-block.tsx';
import { countLinkClicks } from '../features/products/product-clicks.ts';
import { ProfileGaps } from '../features/profiles/profile-gaps.tsx';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { OtherFindings } from '../features/safety/other-findings.tsx';
import { useChosenPerson } from '../lib/chosen-person.ts';
import { nothingFound } from '../lib/nothing-found.ts';
import { reading } from '../lib/query-client.ts';
import { Card, Tag } from '../ui/card.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { FailedState, Skeleton } from '../ui/states.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

/** What shows a result, and cleans the texts of others in it, comes when there is one. */
const ResultView = lazy(async () => ({
  default: (await import('../features/analyses/result-view.tsx')).ResultView,
}));

/** A photo or the words of a label, then what it is and what it means for the chosen person. */
export function HerbAnalyzerScreen() {
  const { data: profiles, isError, refetch } = useQuery(reading(listProfiles));
  const [person, choose] = useChosenPerson(profiles);
  const analyzer = useAnalyzer(person?.id ?? null);
  const { tab, setTab, way, picture, text, isBusy, step, problem, shown, photo } = analyzer;
  const analyzerTab = useRef<HTMLButtonElement>(null);
  const startOver = () => {
    analyzer.startOver();
    analyzerTab.current?.focus();
  };
  const choice = {
    profiles,
    hasFailed: isError,
    onRetry: () => void refetch(),
    profileId: person?.id ?? null,
    onChoose: choose,
  };

  return (
    <PageFrame
      title="Herb Analyzer"
      badge={<Tag className="font-semibold">Beta</Tag>}
      lead="Photograph a label, and see what is in it and what it means for you."
      wide
    >
      <Tabs value={tab} onValue={setTab}>
        <TabList label="Herb Analyzer" className={tabListClass}>
          <Tab ref={analyzerTab} value="analyzer" className={tabClass}>
            Analyzer
          </Tab>
          <Tab value="results" className={tabClass} disabled={shown === null}>
            Results
          </Tab>
        </TabList>
        <TabPanel value="analyzer" className="pt-5">
          <CapturePanel
            {...{ way, picture, text, isBusy, step, problem }}
            onStopReading={analyzer.stopReading}
            onWay={analyzer.setWay}
            onPicture={analyzer.setPicture}
            onText={analyzer.setText}
            onIdentify={() => analyzer.identify(text)}
          >
            <CheckedFor {...choice} />
            {picture ? <PhotoChoiceBox {...photo} /> : null}
          </CapturePanel>
        </TabPanel>
        <TabPanel value="results" className="pt-5">
          {shown ? (
            <Results
              {...{ analyzer, shown, person }}
              profiles={profiles ?? []}
              selector={<CheckedFor {...choice} isCompact />}
              onTryAgain={startOver}
            />
          ) : null}
        </TabPanel>
      </Tabs>
      <PastAnalyses
        onOpen={(past) => {
          analyzer.setPicture(null);
          analyzer.show(fromPast(past));
        }}
        onDeleted={(id) => {
          if (shown?.result.id === id) startOver();
        }}
      />
    </PageFrame>
  );
}

interface ResultsProps {
  readonly analyzer: ReturnType<typeof useAnalyzer>;
  readonly shown: ShownResult;
  readonly profiles: readonly Profile[];
  readonly person: Profile | undefined;
  /** Chooses for whom the result is checked. */
  readonly selector: ReactNode;
  readonly onTryAgain: () => void;
}

function Results({ analyzer, shown, profiles, person, selector, onTryAgain }: ResultsProps) {
  const { id } = shown.result;
  const countClicks = useCallback(
    (area: HTMLDivElement | null) => countLinkClicks(area, { source: 'herb_analyzer', sourceId: id }),
    [id],
  );
  return (
    <div ref={countClicks}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <ResultView
          key={id}
          {...{ ...shown, profiles, onTryAgain }}
          profileId={person?.id ?? null}
          isBusy={analyzer.isBusy}
          onCorrect={(corrected) => analyzer.setShown({ ...shown, corrected })}
          onReadText={analyzer.identify}
          heart={(herb) => <FavoriteHeart herb={herb} />}
          products={(products) => (
            <ProductBlock products={products} origin={{ source: 'herb_analyzer', sourceId: id }} />
          )}
          findings={(checked) => (
            <Card className="space-y-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                {/* Where there is a choice, it names the person. */}
                <h3 className="text-xl">Safety note{person && profiles.length === 1 ? ` for ${person.name}` : ''}</h3>
                {selector}
              </div>
              <Findings {...checked} />
              {person ? <ProfileGaps profile={person} /> : null}
            </Card>
          )}
        />
      </Suspense>
    </div>
  );
}

function Findings({ check, hasFailed, retry }: Checked) {
  if (hasFailed) return <FailedState onRetry={retry}>The check failed. Treat all of this as not checked.</FailedState>;
  if (!check) return <Skeleton />;
  const { ofLabel, ofOthers } = sortFindings(check);
  return (
    <>
      <div aria-live="polite">
        <SafetyNote findings={ofLabel} unrecognised={check.unrecognised} checked={nothingFound(check.coverage.rules)} />
      </div>
      <OtherFindings findings={ofOthers} told={analysesMessages.ofOthers(ofOthers.length)} />
    </>
  );
}
