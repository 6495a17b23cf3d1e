import type { PatentDetail } from '@gezhi/contract/client'
import { lazy, type ReactNode } from 'react'
import { loadedOnce } from '../../../kinds/loaded-once.ts'
import { LateNotesPanel } from '../../../components/notes/late-notes-panel.tsx'
import { PANE_TABS, type PaneTab } from '../page-address.ts'

// Begins while the patent is still on its way: most patents open with their drawings. Once it is loaded it is drawn at once: a component
// that suspends, however shortly, appears a third of a second later.
const viewer = loadedOnce(async () => (await import('../drawings/drawing-viewer.tsx')).DrawingViewer)
// Without a network it is loaded again when it is needed.
viewer.load().catch(() => {})
const LateViewer = lazy(async () => ({ default: await viewer.load() }))
const SignPane = lazy(async () => ({ default: (await import('../signs/sign-pane.tsx')).SignPane }))
const FamilyView = lazy(async () => ({ default: (await import('../family/family-view.tsx')).FamilyView }))
const CitationView = lazy(async () => ({ default: (await import('../citations/citation-view.tsx')).CitationView }))
const LegalTimeline = lazy(async () => ({ default: (await import('../legal/legal-timeline.tsx')).LegalTimeline }))
const SimilarView = lazy(async () => ({ default: (await import('../similar/similar-view.tsx')).SimilarView }))
const FileList = lazy(async () => ({ default: (await import('../files/file-list.tsx')).FileList }))

/** Components of the sections next to the text; loaded when they are shown first, below a `Suspense`. */
export const PANE_SECTIONS: Readonly<Record<PaneTab, (patent: PatentDetail) => ReactNode>> = {
  drawings: (patent) => {
    const Viewer = viewer.loaded ?? LateViewer
    return (
      <Viewer
        key={patent.id}
        number={patent.publication_number ?? patent.id}
        drawings={patent.drawings}
        missing={patent.drawings_missing}
      />
    )
  },
  signs: (patent) => <SignPane patent={patent} />,
  family: (patent) => <FamilyView patent={patent} />,
  citations: (patent) => <CitationView patent={patent} />,
  legal: (patent) => <LegalTimeline patent={patent} />,
  similar: (patent) => <SimilarView patent={patent} />,
  files: (patent) => <FileList patent={patent} />,
  notes: (patent) => <LateNotesPanel kind="patent" patentId={patent.id} />,
}

/** The first part beside the text that has content for this reader; not similar patents if the reader may not request them. */
export function firstPaneTab(patent: PatentDetail, mayRequestSimilar: boolean): PaneTab {
  const holds: Record<PaneTab, boolean> = {
    drawings: patent.drawings.length > 0,
    signs: false,
    family: patent.publications.length > 1 || patent.family_simple.length > 1 || patent.family_extended.length > 1,
    citations: patent.citations.length + patent.cited_by.length > 0,
    legal: patent.legal_events.length > 0,
    similar: mayRequestSimilar,
    files: false,
    notes: false,
  }
  return PANE_TABS.find((tab) => holds[tab]) ?? 'legal'
}
