import { cleanText } from '../text/clean-text.ts'
import { escapeXml } from '../text/escape-xml.ts'
import { field, paragraph, run } from './styled-xml.ts'
import { TEXT_WIDTH } from './page-measures.ts'

/** The beginning of each part. */
export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** Declarations of the namespaces that documents, headers and footers use. */
export const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE_RELATIONSHIPS}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ')

/** The parts of the package and their types. */
export const CONTENT_TYPES = [
  DECLARATION,
  `<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  '<Default Extension="png" ContentType="image/png"/>',
  '<Default Extension="jpeg" ContentType="image/jpeg"/>',
  '<Default Extension="svg" ContentType="image/svg+xml"/>',
  `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>`,
  `<Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/>`,
  `<Override PartName="/word/settings.xml" ContentType="${WORD}.settings+xml"/>`,
  `<Override PartName="/word/header1.xml" ContentType="${WORD}.header+xml"/>`,
  `<Override PartName="/word/footer1.xml" ContentType="${WORD}.footer+xml"/>`,
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
  '</Types>',
].join('')

/** Where the document and the properties are. */
export const PACKAGE_RELATIONSHIPS = [
  DECLARATION,
  `<Relationships xmlns="${PACKAGE}/relationships">`,
  `<Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/officeDocument" Target="word/document.xml"/>`,
  `<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  '</Relationships>',
].join('')

/** Relationships of the document that do not depend on its pictures. */
export const HEADER_RELATIONSHIP = 'rId3'
export const FOOTER_RELATIONSHIP = 'rId4'

/** Where styles, header, footer and the pictures are; `media` are names of files by relationship. */
export function documentRelationships(media: ReadonlyMap<string, string>): string {
  const parts = [
    relationship('rId1', 'styles', 'styles.xml'),
    relationship('rId2', 'settings', 'settings.xml'),
    relationship(HEADER_RELATIONSHIP, 'header', 'header1.xml'),
    relationship(FOOTER_RELATIONSHIP, 'footer', 'footer1.xml'),
    ...[...media].map(([id, name]) => relationship(id, 'image', `media/${name}`)),
  ]
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${parts.join('')}</Relationships>`
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE_RELATIONSHIPS}/${type}" Target="${target}"/>`
}

/** The header of each page: the title of the set and, unless `isAlike`, that of the record on the page. */
export function headerPart(title: string, isAlike: boolean): string {
  // By number: the name of the style is translated in other languages of Word.
  const record = isAlike ? '' : `<w:r><w:tab/></w:r>${field('STYLEREF 1', '')}`
  const tab = `<w:tabs><w:tab w:val="right" w:pos="${TEXT_WIDTH}"/></w:tabs>`
  return `${DECLARATION}<w:hdr ${NAMESPACES}>${paragraph('Header', run(title) + record, tab)}</w:hdr>`
}

/** The footer of each page: its number and the number of pages. */
export const FOOTER = `${DECLARATION}<w:ftr ${NAMESPACES}>${paragraph('Footer', `${field('PAGE', '1')}${run(' / ')}${field('NUMPAGES', '1')}`)}</w:ftr>`

/** Properties that file managers show. */
export function propertiesPart(title: string, language: string): string {
  return [
    DECLARATION,
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:title>${escapeXml(cleanText(title))}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`,
  ].join('')
}

/** Settings that let Chinese punctuation hang and compress as in current versions of Word. */
export const SETTINGS = [
  DECLARATION,
  `<w:settings ${NAMESPACES}><w:zoom w:percent="100"/><w:defaultTabStop w:val="420"/><w:characterSpacingControl w:val="compressPunctuation"/>`,
  '<w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>',
].join('')
