/** Paths of one generation of the office's XML, below the root or, where noted, below the bibliography. */
export interface Generation {
  readonly format: string
  readonly root: string
  /** Attributes of the root. */
  readonly attributes: { readonly number: string; readonly kind: string; readonly date: string; readonly version: string }
  /** The first that exists. */
  readonly bibliographies: readonly string[]
  /** Parts of a `document-id`. */
  readonly id: { readonly country: string; readonly number: string; readonly kind: string; readonly date: string }
  /** Below the bibliography, to the elements that hold ids. */
  readonly publications: string
  readonly applications: string
  readonly priorities: readonly string[]
  readonly titles: readonly string[]
  readonly ipc: readonly string[]
  readonly locarno: readonly string[]
  readonly parties: Readonly<Record<'applicants' | 'assignees' | 'inventors' | 'agents' | 'examiners', readonly string[]>>
  /** Below an agent. */
  readonly agency: readonly string[]
  /** Below a party. */
  readonly names: readonly string[]
  readonly address: {
    readonly whole: readonly string[]
    readonly country: readonly string[]
    readonly province: string
    readonly city: string
  }
  readonly citations: string
  /** Below a citation. */
  readonly citedId: readonly string[]
  /** Below the root. */
  readonly abstracts: readonly string[]
  readonly claims: readonly string[]
  readonly descriptions: readonly string[]
  readonly figures: readonly string[]
  readonly image: string
  /** Elements of the bibliography that map to properties of the record; all others are stored as other facts. */
  readonly taken: readonly string[]
}

/**
 * Published applications and grants after the DTD of 2006 (`cn-patent-document`), in GB2312 or UTF-8. The names are those of the office's
 * published style sheet and DTD; no real file was available.
 */
export const OLDER: Generation = {
  format: 'cnipa-xml-2006',
  root: 'cn-patent-document',
  attributes: { number: 'doc-number', kind: 'kind', date: 'date-publ', version: 'dtd-version' },
  bibliographies: ['cn-bibliographic-data'],
  id: { country: 'country', number: 'doc-number', kind: 'kind', date: 'date' },
  publications: 'cn-publication-reference/document-id',
  applications: 'application-reference/document-id',
  priorities: [
    'priority-claims/priority-claim',
    'cn-related-documents/cn-domestic-priority-claim/substitution/relation/parent-doc/document-id',
    'cn-domestic-priority-claim/substitution/relation/parent-doc/document-id',
  ],
  titles: ['invention-title'],
  ipc: [
    'classifications-ipcr/classification-ipcr/text',
    'classification-ipc/main-classification',
    'classification-ipc/further-classification',
    'classification-ipc/text',
  ],
  locarno: ['classification-locarno/main-classification', 'classification-locarno/further-classification'],
  parties: {
    applicants: ['cn-parties/cn-applicants/cn-applicant'],
    assignees: ['assignees/assignee'],
    inventors: ['cn-parties/cn-inventors/cn-inventor'],
    agents: ['cn-parties/cn-agents/cn-agent'],
    examiners: ['examiners/primary-examiner', 'examiners/assistant-examiner'],
  },
  agency: ['cn-agency'],
  names: ['addressbook/name', 'addressbook/orgname', 'name', 'orgname'],
  address: {
    whole: ['addressbook/address/text', 'addressbook/text'],
    country: ['addressbook/address/country', 'residence/country'],
    province: 'addressbook/address/state',
    city: 'addressbook/address/city',
  },
  citations: 'references-cited/citation',
  citedId: ['patcit/document-id'],
  abstracts: ['cn-bibliographic-data/abstract', 'application-body/abstract', 'abstract'],
  claims: ['application-body/claims/claim', 'claims/claim'],
  descriptions: ['application-body/description', 'description'],
  figures: ['application-body/drawings/figure', 'drawings/figure'],
  image: 'img',
  taken: [
    'cn-publication-reference',
    'application-reference',
    'priority-claims',
    'invention-title',
    'classifications-ipcr',
    'classification-ipc',
    'classification-locarno',
    'cn-parties',
    'assignees',
    'examiners',
    'references-cited',
    'abstract',
  ],
}

/**
 * The same since the office's own standard of 2012 (`PatentDocumentAndRelated`, similar to WIPO ST.96). The names are those used by
 * programs that read the office's files; no real file was available.
 */
export const NEWER: Generation = {
  format: 'cnipa-xml-2012',
  root: 'PatentDocumentAndRelated',
  attributes: { number: 'docNumber', kind: 'kind', date: 'datePublication', version: 'xsdVersion' },
  bibliographies: ['BibliographicData', 'DesignBibliographicData'],
  id: { country: 'WIPOST3Code', number: 'DocNumber', kind: 'Kind', date: 'Date' },
  publications: 'PublicationReference/DocumentID',
  applications: 'ApplicationReference/DocumentID',
  priorities: ['PriorityClaim', 'PriorityClaimDetails/PriorityClaim', 'PriorityDetails/Priority', 'PriorityDetails/PriorityClaim'],
  titles: ['InventionTitle', 'DesignTitle'],
  ipc: [
    'ClassificationIPCRDetails/ClassificationIPCR/Text',
    'ClassificationIPC/MainClassification',
    'ClassificationIPC/FurtherClassification',
  ],
  locarno: ['ClassificationLocarno/MainClassification', 'ClassificationLocarno/FurtherClassification'],
  parties: {
    applicants: ['Parties/ApplicantDetails/Applicant', 'ApplicantDetails/Applicant'],
    assignees: ['Parties/AssigneeDetails/Assignee', 'AssigneeDetails/Assignee'],
    inventors: ['Parties/InventorDetails/Inventor', 'InventorDetails/Inventor', 'DesignerDetails/Designer'],
    agents: ['Parties/AgentDetails/Agent', 'AgentDetails/Agent'],
    examiners: ['Parties/ExaminerDetails/Examiner', 'ExaminerDetails/Examiner'],
  },
  agency: ['Agency'],
  names: ['AddressBook/Name', 'AddressBook/OrganizationName', 'Name'],
  address: {
    whole: ['AddressBook/Address/Text'],
    country: ['AddressBook/Address/WIPOST3Code', 'AddressBook/Address/Country'],
    province: 'AddressBook/Address/Province',
    city: 'AddressBook/Address/City',
  },
  citations: 'ReferencesCited/Citation',
  citedId: [
    'ApplicationCitation/PublicationReference/DocumentID',
    'PatentCitation/DocumentID',
    'PatentCitation/PublicationReference/DocumentID',
  ],
  abstracts: ['Abstract', 'DesignBriefExplanation'],
  claims: ['Claims/Claim'],
  descriptions: ['Description'],
  figures: ['Drawings/Figure', 'DesignDrawings/Figure', 'Abstract/AbstractFigure/Figure'],
  image: 'Image',
  taken: [
    'PublicationReference',
    'ApplicationReference',
    'PriorityClaim',
    'PriorityClaimDetails',
    'PriorityDetails',
    'InventionTitle',
    'DesignTitle',
    'ClassificationIPCRDetails',
    'ClassificationIPC',
    'ClassificationLocarno',
    'Parties',
    'ApplicantDetails',
    'AssigneeDetails',
    'InventorDetails',
    'DesignerDetails',
    'AgentDetails',
    'ExaminerDetails',
    'ReferencesCited',
  ],
}
