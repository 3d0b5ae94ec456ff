/** The lowest rank first; of equal ones by their next rank. What is equal in all of them keeps its order. */
export function sortedBy<Item>(
  items: readonly Item[],
  ranksOf: (item: Item) => readonly number[],
): Item[] {
  return items
    .map((item) => ({ item, ranks: ranksOf(item) }))
    .sort((one, other) => differenceOf(one.ranks, other.ranks))
    .map(({ item }) => item)
}

function differenceOf(ranks: readonly number[], others: readonly number[]): number {
  return ranks.map((rank, index) => rank - (others[index] ?? 0)).find((step) => step !== 0) ?? 0
}
