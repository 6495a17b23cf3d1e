/** Displays whose fields users choose: the views of a result list (B.router.12) and the page of a record. */
export const DISPLAY_SCENES = ['tableList', 'imgList', 'imgText', 'imagesProp', 'searchDetail'] as const
export type DisplayScene = (typeof DISPLAY_SCENES)[number]

export interface DisplayField<Name extends string = string> {
  readonly field: Name
  readonly zh: string
  readonly en: string
  /** Where it can be chosen. */
  readonly in: readonly DisplayScene[]
}

/** The fields of one kind of record that users choose from. */
export interface DisplayFields<Name extends string = string> {
  /** Besides number and title, which lists always show. In the order of the page of a record. */
  readonly list: readonly DisplayField<Name>[]
  /** Fields that users defined can be shown in lists, too: `my.评级`. */
  readonly hasOwn?: true
  /** Default fields of each view of a list, in order; the page of a record shows all. */
  readonly defaults: Readonly<Record<Exclude<DisplayScene, 'searchDetail'>, readonly Name[]>>
}

/** The fields available in a scene, in the order of the table. Pure. */
export function fieldsOfScene<Name extends string>({ list }: DisplayFields<Name>, scene: DisplayScene): readonly Name[] {
  return list.filter((one) => one.in.includes(scene)).map(({ field }) => field)
}

/** Whether a field can be shown in a scene. Pure. */
export function isFieldOfScene(fields: DisplayFields, scene: DisplayScene, name: string): boolean {
  return (fields.hasOwn === true && scene !== 'searchDetail' && name.startsWith('my.')) || fieldsOfScene(fields, scene).includes(name)
}

/** The default fields of a scene, in order. Pure. */
export function defaultFields<Name extends string>(fields: DisplayFields<Name>, scene: DisplayScene): readonly Name[] {
  return scene === 'searchDetail' ? fieldsOfScene(fields, scene) : fields.defaults[scene]
}

/**
 * The fields of a scene, visible ones first in their order, then the others, each with its visibility. Unknown names in `shown` are left
 * out. Pure.
 */
export function fieldsInOrder<Name extends string>(
  fields: DisplayFields<Name>,
  scene: DisplayScene,
  shown?: readonly string[],
): readonly { field: Name; shown: boolean }[] {
  const all = fieldsOfScene(fields, scene)
  // Names of fields that users defined are not in the type.
  const chosen = (shown ?? defaultFields(fields, scene)).filter((name): name is Name => isFieldOfScene(fields, scene, name))
  return [
    ...chosen.map((field) => ({ field, shown: true })),
    ...all.filter((field) => !chosen.includes(field)).map((field) => ({ field, shown: false })),
  ]
}
