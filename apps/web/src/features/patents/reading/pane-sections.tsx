import type { PatentDetail } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { CitationView } from '../citations/citation-view.tsx'
import { DrawingViewer } from '../drawings/drawing-viewer.tsx'
import { FamilyView } from '../family/family-view.tsx'
import { FileList } from '../files/file-list.tsx'
import { LegalTimeline } from '../legal/legal-timeline.tsx'
import { SimilarView } from '../similar/similar-view.tsx'
import { PANE_TABS, type PaneTab } from '../page-address.ts'

/** Components of the sections next to the text. */
export const PANE_SECTIONS: Readonly<Record<PaneTab, (patent: PatentDetail) => ReactNode>> = {
  drawings: (patent) => (
    <DrawingViewer
      key={patent.id}
      number={patent.publication_number ?? patent.id}
      drawings={patent.drawings}
      missing={patent.drawings_missing}
    />
  ),
  family: (patent) => <FamilyView patent={patent} />,
  citations: (patent) => <CitationView patent={patent} />,
  legal: (patent) => <LegalTimeline patent={patent} />,
  similar: (patent) => <SimilarView patent={patent} />,
  files: (patent) => <FileList patent={patent} />,
}

/** The first part beside the text that has content for this reader; not similar patents if the reader may not request them. */
export function firstPaneTab(patent: PatentDetail, mayAskSimilar: boolean): PaneTab {
  const holds: Record<PaneTab, boolean> = {
    drawings: patent.drawings.length > 0,
    family: patent.publications.length > 1 || patent.family_simple.length > 1 || patent.family_extended.length > 1,
    citations: patent.citations.length + patent.cited_by.length > 0,
    legal: patent.legal_events.length > 0,
    similar: mayAskSimilar,
    files: false,
  }
  return PANE_TABS.find((tab) => holds[tab]) ?? 'legal'
}
