import { cleanText } from '../text/clean-text.ts'
import { escapeXml } from '../text/escape-xml.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes of the formats of cells in `STYLES`. */
export const CELL_STYLES = { text: 0, number: 0, heading: 1, date: 2 } as const

/** The parts of a package with a number of sheets, and their types. */
export function contentTypes(sheets: number): string {
  return [
    DECLARATION,
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>`,
    ...sheetParts(sheets).map((part) => `<Override PartName="/xl/${part}" ContentType="${SPREADSHEET}.worksheet+xml"/>`),
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>`,
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    '</Types>',
  ].join('')
}

/** The parts of sheets below the folder of the workbook. */
export function sheetParts(sheets: number): string[] {
  return Array.from({ length: sheets }, (_, index) => `worksheets/sheet${index + 1}.xml`)
}

/** Where the workbook and the properties are. */
export const PACKAGE_RELATIONSHIPS = [
  DECLARATION,
  `<Relationships xmlns="${RELATIONSHIPS}">`,
  `<Relationship Id="rId1" Type="${OFFICE_RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/>`,
  `<Relationship Id="rId2" Type="${RELATIONSHIPS}/metadata/core-properties" Target="docProps/core.xml"/>`,
  '</Relationships>',
].join('')

/** Where the sheets and the styles are. */
export function workbookRelationships(sheets: number): string {
  return [
    DECLARATION,
    `<Relationships xmlns="${RELATIONSHIPS}">`,
    ...sheetParts(sheets).map(
      (part, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE_RELATIONSHIPS}/worksheet" Target="${part}"/>`,
    ),
    `<Relationship Id="rId${sheets + 1}" Type="${OFFICE_RELATIONSHIPS}/styles" Target="styles.xml"/>`,
    '</Relationships>',
  ].join('')
}

const FONT = '<sz val="11"/><name val="Microsoft YaHei"/><family val="2"/>'

/** Formats of cells: `CELL_STYLES`. */
export const STYLES = [
  DECLARATION,
  `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`,
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF3"/><bgColor indexed="64"/></patternFill></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')

/** Properties that file managers show. */
export function propertiesPart(title: string): string {
  return [
    DECLARATION,
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ` xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(cleanText(title))}</dc:title></cp:coreProperties>`,
  ].join('')
}

/** A sheet of a workbook; `range` ends the range of its filters, null without columns. */
export interface NamedSheet {
  readonly name: string
  readonly range: { readonly lastColumn: string; readonly lastRow: number } | null
}

/** The workbook with its sheets. */
export function workbookPart(sheets: readonly NamedSheet[]): string {
  const named = sheets.map(({ name, range }) => ({ name: escapeXml(name), range }))
  // Excel keeps the range of the filters in this hidden name.
  const filters = named.flatMap(({ name, range }, index) => {
    if (range === null) return []
    const address = `'${name.replaceAll("'", "''")}'!$A$1:$${range.lastColumn}$${range.lastRow}`
    return [`<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${address}</definedName>`]
  })
  return [
    DECLARATION,
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE_RELATIONSHIPS}"><bookViews><workbookView/></bookViews><sheets>`,
    ...named.map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`),
    `</sheets>${filters.length === 0 ? '' : `<definedNames>${filters.join('')}</definedNames>`}</workbook>`,
  ].join('')
}
