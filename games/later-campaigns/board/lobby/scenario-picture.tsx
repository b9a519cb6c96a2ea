/** The picture of a scenario. */
export const ScenarioPicture = (_props: { readonly value: string }) => null;
