import { expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';

const gravest = (healthConcerns: string) =>
  checkSafety({ person: { healthConcerns }, items: ['ginkgo'] }).findings.map(
    (each) => `${each.severity} ${each.with.id}`,
  );

test.each([
  'haemorrhagic stroke',
  'SAH 2019',
  'stroke from a bleed',
  'a burst aneurysm',
  'chronic subdural',
  'Hirnblutung',
])('"%s" is a bleed, told of once', (told) => expect(gravest(told)).toEqual(['major brain-bleed']));

test.each(['ischaemic stroke', 'TIA', 'stroke caused by a clot'])('"%s" is a stroke without a bleed', (told) =>
  expect(gravest(told)).toEqual(['moderate stroke']),
);

test.each(['SAH two years ago', 'had an ICH a few months ago'])('"%s" tells when it was in words', (told) =>
  expect(gravest(told)).toEqual(['major brain-bleed']),
);
