"""Trains a player of roulette from nothing, by self-play: PPO with masks, on one or two cores, in PyTorch.

    pip install 'croupier[research]' torch
    python train_ppo.py --minutes 10 --save ppo.pt

At half the tables one learner meets three random players, at the others several learners meet each other. A game is worth 1
to its winner, and generalised advantages tell how much of that each choice brought. The curve of shares against three random
players is printed and written.
"""

import argparse
import csv
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch
from torch import nn

from croupier.research import Batch, encoder
from croupier.table import Chair, Option, seeded

GAME, SEATS = "russian-roulette", 4
TABLES, CHOICES, EPOCHS, MINIBATCH = 256, 16_384, 3, 2_048
CLIP, ENTROPY, VALUE, RATE, LAMBDA = 0.2, 0.01, 0.5, 5e-4, 0.95
ALONE = 0.5
LEAST = 0.05
NEVER = -1e9


class Features:
    """Turns cells of observations into inputs: each as a small number, and as whether it is set. Cells that never
    change in random play are left out, and so is the number of events, which only says how long the game has lasted.
    """

    def __init__(self, known):
        batch, luck = Batch(GAME, 64, seats=SEATS, seed=99), seeded(99)
        changing, first = np.zeros(known.size, bool), batch.observations[0].copy()
        for _ in range(2_000):
            changing |= (batch.observations != first).any(0)
            batch.step(batch.random_actions(luck))
        changing[slice(*known.parts["events"])] = False
        self.cells = np.flatnonzero(changing)
        self.size = 2 * len(self.cells)

    def __call__(self, cells):
        cells = cells[:, self.cells]
        return torch.from_numpy(np.concatenate((np.clip(cells / 8, -1, 2), cells != 0), axis=1, dtype=np.float32))


class Net(nn.Module):
    """A policy and a value with two shared layers."""

    def __init__(self, inputs, actions, width=192):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, inputs, masks):
        hidden = self.body(inputs)
        scores = self.policy(hidden).masked_fill(~masks, NEVER)
        return torch.log_softmax(scores, dim=1), self.value(hidden)[:, 0]


class Learner:
    """The net with its features and its training."""

    def __init__(self, known):
        self.features = Features(known)
        self.net = Net(self.features.size, known.actions.n)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)

    @torch.no_grad()
    def choose(self, cells, masks, best=False):
        """An action for each row, sampled from the policy or the best one; its log probability; and the net's value."""
        logs, values = self.net(self.features(cells), torch.from_numpy(masks.astype(bool)))
        actions = logs.argmax(1) if best else torch.multinomial(logs.exp(), 1)[:, 0]
        return actions.numpy(), logs.gather(1, actions[:, None])[:, 0].numpy(), values.numpy()

    def learn(self, left, cells, masks, actions, before, advantages, returns):
        """Some epochs of PPO on the choices of finished games. The rate and the entropy bonus fall with the remaining
        time.
        """
        left = max(left, LEAST)
        self.optimizer.param_groups[0]["lr"] = RATE * left
        inputs, legal = self.features(np.array(cells)), torch.from_numpy(np.array(masks).astype(bool))
        actions, before = torch.tensor(np.array(actions)), torch.tensor(np.array(before))
        advantages, returns = (torch.tensor(np.array(each, np.float32)) for each in (advantages, returns))
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            for at in torch.randperm(len(returns)).split(MINIBATCH):
                logs, values = self.net(inputs[at], legal[at])
                ratio = (logs.gather(1, actions[at][:, None])[:, 0] - before[at]).exp()
                gain = torch.min(ratio * advantages[at], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[at]).mean()
                entropy = -(logs.exp() * logs.clamp(min=-20)).sum(1).mean()
                loss = VALUE * (values - returns[at]).square().mean() - gain - ENTROPY * left * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()


class Games:
    """Tables at which learners play, and their choices until the games end."""

    def __init__(self, seed):
        self.batch = Batch(GAME, TABLES, seats=SEATS, seed=seed)
        self.luck, self.rng = seeded(seed), np.random.default_rng(seed)
        self.learns = np.array([self.learners() for _ in range(TABLES)])
        self.open = defaultdict(list)
        self.count = 0

    def learners(self):
        """Which seats of a table learn: one of them, or each with the same chance."""
        if self.rng.random() < ALONE:
            return np.arange(SEATS) == self.rng.integers(SEATS)
        return self.rng.random(SEATS) < self.rng.random()

    def play(self, learner, wanted):
        """Play until this many choices belong to finished games; return them in columns. A single option is no choice,
        and is not learned from.
        """
        batch, done = self.batch, []
        rows = np.arange(TABLES)
        while len(done) < wanted:
            numbers = np.array(batch.random_actions(self.luck))
            ours = rows[self.learns[rows, batch.seats] & (batch.masks.sum(1) > 1)]
            if len(ours):
                cells, masks = batch.observations[ours], batch.masks[ours]
                numbers[ours], logs, values = learner.choose(cells, masks)
                for at, *choice in zip(ours, cells, masks, numbers[ours], logs, values, strict=True):
                    self.open[at, batch.seats[at]].append(choice)
            batch.step(numbers)
            for at in np.flatnonzero(batch.over):
                self.count += 1
                for seat in range(SEATS):
                    done += credited(self.open.pop((at, seat), []), batch.rewards[at, seat])
                self.learns[at] = self.learners()
        return zip(*done, strict=True)


def credited(choices, worth):
    """The choices of a seat in a game, each with its advantage and what it should have been expected to bring: generalised
    advantage estimation, with the game's worth to the seat at the end and nothing on the way."""
    done, advantage, later = [], 0.0, worth
    for *choice, value in reversed(choices):
        advantage = later - value + LAMBDA * advantage
        done.append((*choice, advantage, advantage + value))
        later = value
    return done


def share(learner, games, seed):
    """The share of games that one learner wins against three random players, from every seat. Every table plays equally
    many: otherwise short games would count more.
    """
    batch, luck = Batch(GAME, min(games, 128), seats=SEATS, seed=seed), seeded(seed)
    rows = np.arange(len(batch))
    each, played, won = -(-games // len(batch)), np.zeros(len(batch), int), 0.0
    while played.min() < each:
        numbers = np.array(batch.random_actions(luck))
        ours = rows[batch.seats == rows % SEATS]
        if len(ours):
            numbers[ours], *_ = learner.choose(batch.observations[ours], batch.masks[ours])
        batch.step(numbers)
        counted = batch.over & (played < each)
        won += batch.rewards[rows, rows % SEATS][counted].sum()
        played += counted
    return won / played.sum()


class Trained:
    """The trained player, for the arena: ``croupier arena russian-roulette train_ppo:Trained random``."""

    games = (GAME,)

    def __init__(self, seed):
        torch.manual_seed(seed)
        self.known = encoder(GAME, seats=SEATS, deduced=False)
        self.learner = Learner(self.known)
        self.learner.net.load_state_dict(torch.load("ppo.pt", weights_only=True))
        self.cells = np.zeros((1, self.known.size), np.int16)

    def choose(self, chair: Chair) -> Option:
        self.known.write(chair.fork(0), chair.seat, self.cells[0])
        masks = np.zeros((1, self.known.actions.n), np.int8)
        numbers = [self.known.actions.number(option) for option in chair.decision.options]
        masks[0, numbers] = 1
        action, *_ = self.learner.choose(self.cells, masks, best=True)
        return chair.decision.options[numbers.index(action[0])]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10, help="processor time on each core")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("ppo.pt"))
    parser.add_argument("--curve", type=Path, default=Path("ppo.csv"))
    parser.add_argument("--choices", type=int, default=CHOICES, help="choices before each update")
    parser.add_argument("--games", type=int, default=400, help="games for each point of the curve")
    wished = parser.parse_args()
    torch.manual_seed(wished.seed)
    torch.set_num_threads(wished.cores)
    learner, games = Learner(encoder(GAME, seats=SEATS, deduced=False)), Games(wished.seed)
    budget, spent, points, updates = wished.minutes * 60 * wished.cores, 0.0, [], 0
    with wished.curve.open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "games", "share"])
        while spent < budget:
            start = time.process_time()
            learner.learn(1 - spent / budget, *games.play(learner, wished.choices))
            spent += time.process_time() - start
            updates += 1
            if updates % 12 == 1 or spent >= budget:
                points.append(
                    [round(spent / 60 / wished.cores, 2), games.count, share(learner, wished.games, 10_000 + updates)]
                )
                curve.writerow(points[-1])
                file.flush()
                print("{:.1f} minutes, {:,} games: {:.1%} against three random players".format(*points[-1]), flush=True)
    torch.save(learner.net.state_dict(), wished.save)
    print(f"in the end: {share(learner, 5 * wished.games, 7):.1%} of {5 * wished.games:,} games")


if __name__ == "__main__":
    main()
