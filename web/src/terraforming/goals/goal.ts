/** The milestones and awards of a table: what they ask for, and what the next one costs. */
import type { Controller } from '../controller.svelte';
import type { Goal } from '../data';
import { offersOf, type AwardOffer, type MilestoneOffer } from '../offers';

/** Milestones; those that an expansion changed say so. */
export function milestonesOf(controller: Controller): Goal[] {
  return controller.map.milestones.map((goal) => {
    const least = offersOf(controller.table)?.milestones[goal.id]?.goal ?? goal.least;
    if (least === goal.least) return goal;
    return { ...goal, least, text: goal.texts?.[String(least)] ?? goal.text };
  });
}

/** The goal that a move takes. */
export function goalOf(controller: Controller, move: number): Goal | undefined {
  const [family, subject] = controller.book.moveParts(move);
  const goals = family === 'award' ? controller.map.awards : milestonesOf(controller);
  return goals.find((goal) => goal.id === subject);
}

/** How everybody stands in it. */
export function goalOffer(
  controller: Controller,
  family: 'milestone' | 'award',
  id: string,
): MilestoneOffer | AwardOffer | undefined {
  return offersOf(controller.table)?.[`${family}s`][id];
}

/** What the next milestone or award costs; null when there is no more to be had. */
export function priceOf(controller: Controller, family: 'milestone' | 'award'): number | null {
  return offersOf(controller.table)?.[`${family}_price`] ?? null;
}
